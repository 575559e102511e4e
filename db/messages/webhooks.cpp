#include "db/messages/webhooks.hpp"

#include "db/jobs/batches.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/claims.hpp"
#include "db/messages/webhook_rows.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

constexpr std::string_view webhook_columns =
    "SELECT id, url, events, created_ms, failing_since_ms, disabled_ms FROM webhooks";

Webhook take_webhook(Rows& rows) {
  Webhook webhook;
  webhook.id = rows.take<WebhookId>();
  webhook.url = rows.take<std::string>();
  webhook.events = rows.take<accounts::WebhookEvents>();
  webhook.created = rows.take<Instant>();
  webhook.failing_since = rows.take<std::optional<Instant>>();
  webhook.disabled = rows.take<std::optional<Instant>>();
  return webhook;
}

std::optional<Webhook> found(Connection& connection, UserId user, WebhookId id) {
  static const std::string sql = std::string(webhook_columns) + " WHERE user_id = ?1 AND id = ?2";
  Rows rows = connection.query(sql, user, id);
  return rows.next() ? std::optional(take_webhook(rows)) : std::nullopt;
}

std::unexpected<Error> none_such() { return fail(Code::not_found, reason::webhook::none_such()); }

Result<WebhookId> insert(Connection& connection, UserId user, const NewWebhook& webhook,
                         Instant at) {
  const auto count =
      connection.value<int>("SELECT count(*) FROM webhooks WHERE user_id = ?1", user);
  if (count >= Webhooks::most_of_one) return fail(Code::rate_limited, reason::webhook::too_many());
  if (auto fits = charge_bytes(connection, user, bytes_of(webhook.url), at); !fits)
    return std::unexpected(std::move(fits.error()));
  return connection
      .insert<WebhookId>(
          "INSERT INTO webhooks (user_id, url, secret, events, created_ms)"
          " VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
          user, webhook.url, webhook.secret, webhook.events, at)
      .value();
}

Result<Webhook> changed(Connection& connection, UserId user, WebhookId id,
                        const WebhookChange& change, Instant at) {
  const auto before = found(connection, user, id);
  if (!before) return none_such();
  const auto more = change.url ? bytes_of(*change.url) - bytes_of(before->url) : 0;
  if (auto fits = charge_bytes(connection, user, more, at); !fits)
    return std::unexpected(std::move(fits.error()));
  connection.run(
      "UPDATE webhooks SET url = coalesce(?3, url), events = coalesce(?4, events)"
      " WHERE user_id = ?1 AND id = ?2",
      user, id, change.url, change.events);
  if (change.active == true)
    connection.run(
        "UPDATE webhooks SET disabled_ms = NULL, failing_since_ms = NULL WHERE id = ?1"
        " AND disabled_ms IS NOT NULL",
        id);
  if (change.active == false)
    connection.run("UPDATE webhooks SET disabled_ms = ?2 WHERE id = ?1 AND disabled_ms IS NULL", id,
                   at);
  return *found(connection, user, id);
}

void store_try(Connection& connection, const DeliveryTry& outcome) {
  const auto& [id, webhook, at, status, failure, next, disable] = outcome;
  connection.run(
      "UPDATE webhook_deliveries SET tries = tries + 1, tried_ms = ?2, status = ?3, failure = ?4,"
      " due_ms = ?5, data = CASE WHEN ?5 IS NULL THEN '' ELSE data END WHERE id = ?1",
      id, at, status, failure, next);
  connection.run(
      "UPDATE webhooks SET failing_since_ms ="
      " CASE WHEN ?2 <> 0 THEN coalesce(failing_since_ms, ?3) END WHERE id = ?1",
      webhook, !failure.empty(), at);
  if (disable)
    connection.run("UPDATE webhooks SET disabled_ms = ?2 WHERE id = ?1 AND disabled_ms IS NULL",
                   webhook, at);
  if (!next) forget_old_deliveries(connection, webhook);
}

}  // namespace

Webhooks::Webhooks(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Webhooks::create(UserId user, NewWebhook webhook, Instant at, std::optional<RequestKey> key,
                      Done<Made<WebhookId>> done) {
  writer_.submit<Made<WebhookId>>(
      Locks::of(Locks::One::outbox, user, key),
      [=, webhook = std::move(webhook)](Connection& connection) -> Result<Made<WebhookId>> {
        auto made = idempotent<WebhookId>(connection, key, at, "",
                                          [&] { return insert(connection, user, webhook, at); });
        if (!made || !made->repeated) return made;
        const auto secret =
            connection.value<std::string>("SELECT secret FROM webhooks WHERE id = ?1", made->id);
        if (secret != webhook.secret)
          return fail(Code::key_reused, reason::webhook::secret_shown());
        return made;
      },
      std::move(done));
}

void Webhooks::change(UserId user, WebhookId id, WebhookChange change, Instant at,
                      Done<Webhook> done) {
  const auto store = [=, this](Done<Webhook> stored) {
    writer_.submit<Webhook>(
        Locks::of(Locks::One::outbox, user),
        [=](Connection& connection) { return changed(connection, user, id, change, at); },
        std::move(stored));
  };
  const auto before = find(user, id);
  const bool comes_on = before && before->disabled && change.active == true;
  // Deliveries that were waiting when it was switched off are not sent when it is on again.
  if (comes_on)
    return give_up(id, [store, done = std::move(done)](Result<void> given_up) mutable {
      if (!given_up) return done(std::unexpected(std::move(given_up.error())));
      store(std::move(done));
    });
  store([this, id, off = change.active == false,
         done = std::move(done)](Result<Webhook> stored) mutable {
    if (!stored || !off) return done(std::move(stored));
    give_up(id,
            [stored = *std::move(stored), done = std::move(done)](Result<void> given_up) mutable {
              if (!given_up) return done(std::unexpected(std::move(given_up.error())));
              done(std::move(stored));
            });
  });
}

void Webhooks::give_up(WebhookId id, Done<void> done) {
  change_all_waiting(
      id, {}, std::nullopt, [this, id, done = std::move(done)](Result<void> changed) mutable {
        if (!changed) return done(std::move(changed));
        in_batches(
            writer_, Locks::of(Locks::One::outbox),
            [id](Connection& connection) { return forget_old_deliveries(connection, id); },
            std::move(done));
      });
}

void Webhooks::change_all_waiting(WebhookId id, DeliveryId after, std::optional<Instant> until,
                                  Done<void> done) {
  writer_.submit<std::optional<DeliveryId>>(
      Locks::of(Locks::One::outbox),
      [=](Connection& connection) -> Result<std::optional<DeliveryId>> {
        return change_waiting(connection, id, after, until);
      },
      [=, this, done = std::move(done)](Result<std::optional<DeliveryId>> last) mutable {
        if (!last) return done(std::unexpected(std::move(last.error())));
        if (!*last) return done({});
        change_all_waiting(id, **last, until, std::move(done));
      });
}

void Webhooks::remove(UserId user, WebhookId id, Done<void> done) {
  static constexpr int deliveries_at_once = 32;
  writer_.submit<bool>(
      Locks::of(Locks::One::outbox, user),
      [user, id](Connection& connection) -> Result<bool> {
        const auto gone = found(connection, user, id);
        if (!gone) return none_such();
        const auto erased = connection.changed(
            "DELETE FROM webhook_deliveries WHERE id IN"
            " (SELECT id FROM webhook_deliveries WHERE webhook_id = ?1 LIMIT ?2)",
            id, deliveries_at_once);
        if (erased == deliveries_at_once) return true;
        count_bytes(connection, user, -bytes_of(gone->url));
        connection.run("DELETE FROM webhooks WHERE id = ?1", id);
        return false;
      },
      [this, user, id, done = std::move(done)](Result<bool> left) mutable {
        if (!left) return done(std::unexpected(std::move(left.error())));
        if (*left) return remove(user, id, std::move(done));
        done({});
      });
}

void Webhooks::send_test(UserId user, WebhookId id, std::string data, Instant at,
                         std::optional<RequestKey> key, Done<Made<DeliveryId>> done) {
  const bool full = room_for_deliveries(*readers_.borrow(), id) <= 0;
  writer_.submit<Made<DeliveryId>>(
      Locks::of(Locks::One::outbox, user, key),
      [=, data = std::move(data)](Connection& connection) -> Result<Made<DeliveryId>> {
        const auto webhook = found(connection, user, id);
        if (!webhook) return none_such();
        if (webhook->disabled) return fail(Code::forbidden, reason::webhook::off());
        return idempotent<DeliveryId>(connection, key, at, "", [&]() -> Result<DeliveryId> {
          if (full) return fail(Code::busy, reason::webhook::too_much_waits());
          const auto made = insert_delivery(connection, {id, NotificationKind::test, at, data}, at);
          if (!made) return fail(Code::forbidden, reason::webhook::off());
          return *made;
        });
      },
      std::move(done));
}

std::optional<Webhook> Webhooks::find(UserId user, WebhookId id) const {
  auto connection = readers_.borrow();
  return found(*connection, user, id);
}

std::vector<Webhook> Webhooks::of(UserId user) const {
  static const std::string sql = std::string(webhook_columns) + " WHERE user_id = ?1 ORDER BY id";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, user);
  std::vector<Webhook> webhooks;
  while (rows.next()) webhooks.push_back(take_webhook(rows));
  return webhooks;
}

std::optional<accounts::NumberedPage<DeliveryLine>> Webhooks::deliveries(UserId user, WebhookId id,
                                                                         std::int64_t before,
                                                                         int limit) const {
  auto connection = readers_.borrow();
  if (!found(*connection, user, id)) return std::nullopt;
  Rows rows = connection->query(
      "SELECT id, event, at_ms, data, due_ms, tries, tried_ms, status, failure"
      " FROM webhook_deliveries WHERE webhook_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3",
      id, before, limit + 1);
  accounts::NumberedPage<DeliveryLine> page;
  while (rows.next()) {
    DeliveryLine& line = page.items.emplace_back();
    line.id = rows.take<DeliveryId>();
    line.event = rows.take<NotificationKind>();
    line.at = rows.take<Instant>();
    line.data = rows.take<std::string>();
    line.due = rows.take<std::optional<Instant>>();
    line.tries = rows.take<int>();
    line.tried = rows.take<std::optional<Instant>>();
    line.status = rows.take<std::optional<int>>();
    line.failure = rows.take<std::string>();
  }
  page.cut(limit, [](const DeliveryLine& last) { return last.id.value; });
  return page;
}

std::vector<WebhookId> Webhooks::subscribed(UserId user, NotificationKind event) const {
  auto connection = readers_.borrow();
  return connection->values<WebhookId>(
      "SELECT id FROM webhooks WHERE user_id = ?1 AND disabled_ms IS NULL AND events & ?2 <> 0"
      " AND (SELECT banned_ms FROM users WHERE users.id = user_id) IS NULL",
      user, accounts::bit_of(event));
}

std::vector<DueDelivery> Webhooks::due(Instant now, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "WITH firsts AS (SELECT min(id) AS id FROM webhook_deliveries WHERE due_ms <= ?1"
      "  GROUP BY webhook_id),"
      " heads AS (SELECT d.id, w.id AS webhook, user_id, url, secret, event, at_ms, data, tries,"
      "  failing_since_ms, due_ms FROM firsts JOIN webhook_deliveries AS d ON d.id = firsts.id"
      "  JOIN webhooks AS w ON w.id = webhook_id JOIN users AS u ON u.id = user_id"
      "  WHERE banned_ms IS NULL AND closed_ms IS NULL AND disabled_ms IS NULL),"
      " placed AS (SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY due_ms, id) AS place"
      "  FROM heads)"
      " SELECT id, webhook, user_id, url, secret, event, at_ms, data, tries, failing_since_ms"
      " FROM placed WHERE place <= ?3 ORDER BY due_ms, id LIMIT ?2",
      now, limit, most_of_one_owner);
  std::vector<DueDelivery> deliveries;
  while (rows.next()) {
    DueDelivery& delivery = deliveries.emplace_back();
    delivery.id = rows.take<DeliveryId>();
    delivery.webhook = rows.take<WebhookId>();
    delivery.owner = rows.take<UserId>();
    delivery.url = rows.take<std::string>();
    delivery.secret = rows.take<std::string>();
    delivery.event = rows.take<NotificationKind>();
    delivery.at = rows.take<Instant>();
    delivery.data = rows.take<std::string>();
    delivery.tries = rows.take<int>();
    delivery.failing_since = rows.take<std::optional<Instant>>();
  }
  return deliveries;
}

void Webhooks::claim(DeliveryId id, Instant now, Done<bool> done) {
  claim_due(writer_, "webhook_deliveries", id.value, now, std::move(done));
}

void Webhooks::tried(DeliveryTry outcome, std::optional<accounts::OutgoingMail> mail,
                     Done<void> done) {
  const auto webhook = outcome.webhook;
  const auto next = outcome.next;
  const bool off = outcome.disable;
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [outcome = std::move(outcome),
       mail = std::move(mail)](Connection& connection) -> Result<void> {
        store_try(connection, outcome);
        if (mail) insert_mail(connection, *mail);
        return {};
      },
      [=, this, done = std::move(done)](Result<void> stored) mutable {
        if (!stored) return done(std::move(stored));
        if (off) return give_up(webhook, std::move(done));
        // A webhook that does not answer is retried as a whole; other webhooks do not wait for it.
        if (next) return change_all_waiting(webhook, {}, next, std::move(done));
        done({});
      });
}

std::optional<WebhookId> Webhooks::off_with_waiting(Instant now) const {
  auto connection = readers_.borrow();
  return connection->value<WebhookId>(
      "SELECT webhook_id FROM webhook_deliveries JOIN webhooks ON webhooks.id = webhook_id"
      " WHERE due_ms <= ?1 AND disabled_ms IS NOT NULL LIMIT 1",
      now);
}

}  // namespace crownhead::db
