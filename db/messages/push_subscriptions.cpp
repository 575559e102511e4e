#include "db/messages/push_subscriptions.hpp"

#include <algorithm>

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/claims.hpp"
#include "db/messages/push_rows.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

template <std::size_t size>
void take_bytes(Rows& rows, std::array<std::uint8_t, size>& bytes) {
  const auto stored = rows.take<Bytes>();
  std::ranges::copy(stored.first(std::min(size, stored.size())), bytes.begin());
}

std::optional<accounts::PushKey> key_in(Rows rows) {
  if (!rows.next()) return std::nullopt;
  accounts::PushKey key;
  key.id = rows.take<PushKeyId>();
  take_bytes(rows, key.pair.open);
  take_bytes(rows, key.pair.own);
  return key;
}

/// Returns nullopt if the endpoint is not registered for the player.
std::optional<PushSubscriptionId> refreshed(Connection& connection, UserId user, SessionId session,
                                            const accounts::NewPushSubscription& browser,
                                            Instant at) {
  return connection.insert<PushSubscriptionId>(
      "UPDATE push_subscriptions SET session_id = ?3, key_id = ?4, p256dh = ?5, auth = ?6,"
      " device = ?7, seen_ms = ?8, failing_since_ms = NULL, failures = 0"
      " WHERE endpoint = ?2 AND user_id = ?1"
      " AND EXISTS (SELECT 1 FROM sessions WHERE id = ?3 AND user_id = ?1) RETURNING id",
      user, browser.endpoint, session, browser.key, browser.browser_key, browser.auth,
      browser.device, at);
}

/// Returns nullopt if the session has ended.
std::optional<PushSubscriptionId> inserted(Connection& connection, UserId user, SessionId session,
                                           const accounts::NewPushSubscription& browser,
                                           Instant at) {
  connection.run("DELETE FROM push_subscriptions WHERE endpoint = ?1", browser.endpoint);
  const auto made = connection.insert<PushSubscriptionId>(
      "INSERT INTO push_subscriptions (user_id, session_id, key_id, endpoint, p256dh, auth, device,"
      " created_ms, seen_ms) SELECT user_id, id, ?3, ?4, ?5, ?6, ?7, ?8, ?8 FROM sessions"
      " WHERE id = ?2 AND user_id = ?1 RETURNING id",
      user, session, browser.key, browser.endpoint, browser.browser_key, browser.auth,
      browser.device, at);
  connection.run(
      "DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions"
      " WHERE user_id = ?1 AND id <> ?2 ORDER BY seen_ms DESC, id DESC LIMIT ?3 OFFSET ?3 - 1)",
      user, made.value_or(PushSubscriptionId{}), accounts::most_push_subscriptions);
  return made;
}

}  // namespace

std::optional<accounts::PushKey> PushSubscriptions::key() const {
  auto connection = readers_.borrow();
  return key_in(connection->query(
      "SELECT id, public_key, private_key FROM push_keys ORDER BY id DESC LIMIT 1"));
}

std::optional<accounts::PushKey> PushSubscriptions::key(PushKeyId id) const {
  auto connection = readers_.borrow();
  return key_in(
      connection->query("SELECT id, public_key, private_key FROM push_keys WHERE id = ?1", id));
}

void PushSubscriptions::make_key(const accounts::PushKeyPair& pair, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [=](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO push_keys (public_key, private_key, created_ms) SELECT ?1, ?2, ?3"
            " WHERE NOT EXISTS (SELECT 1 FROM push_keys)",
            pair.open, pair.own, at);
        return {};
      },
      std::move(done));
}

void PushSubscriptions::subscribe(UserId user, SessionId session,
                                  accounts::NewPushSubscription browser, Instant at,
                                  Done<PushSubscriptionId> done) {
  writer_.submit<PushSubscriptionId>(
      Locks::of(Locks::One::outbox, user),
      [=, browser = std::move(browser)](Connection& connection) -> Result<PushSubscriptionId> {
        auto id = refreshed(connection, user, session, browser, at);
        if (!id) id = inserted(connection, user, session, browser, at);
        if (!id) return fail(Code::not_signed_in, reason::account::sign_in_or_send_token());
        return *id;
      },
      std::move(done));
}

void PushSubscriptions::remove(UserId user, PushSubscriptionId id, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::outbox, user),
      [=](Connection& connection) -> Result<void> {
        if (connection.changed("DELETE FROM push_subscriptions WHERE user_id = ?1 AND id = ?2",
                               user, id) == 0)
          return fail(Code::not_found, reason::push::none_such());
        return {};
      },
      std::move(done));
}

std::vector<accounts::PushSubscription> PushSubscriptions::of(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT id, endpoint, device, created_ms, seen_ms, failing_since_ms, session_id"
      " FROM push_subscriptions WHERE user_id = ?1 ORDER BY id",
      user);
  std::vector<accounts::PushSubscription> found;
  while (rows.next()) {
    auto& one = found.emplace_back();
    one.id = rows.take<PushSubscriptionId>();
    one.endpoint = rows.take<std::string>();
    one.device = rows.take<std::string>();
    one.created = rows.take<Instant>();
    one.seen = rows.take<Instant>();
    one.failing_since = rows.take<std::optional<Instant>>();
    one.session = rows.take<SessionId>();
  }
  return found;
}

std::optional<PushSubscriptionId> PushSubscriptions::find(UserId user,
                                                          std::string_view endpoint) const {
  auto connection = readers_.borrow();
  return connection->value<PushSubscriptionId>(
      "SELECT id FROM push_subscriptions WHERE endpoint = ?2 AND user_id = ?1", user, endpoint);
}

std::optional<accounts::PushReader> PushSubscriptions::reader(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT locale, time_zone FROM users WHERE users.id = ?1"
      " AND banned_ms IS NULL AND closed_ms IS NULL"
      " AND EXISTS (SELECT 1 FROM push_subscriptions AS p WHERE p.user_id = users.id)",
      user);
  if (!rows.next()) return std::nullopt;
  accounts::PushReader reader;
  reader.locale = rows.take<std::string>();
  reader.time_zone = rows.take<std::string>();
  return reader;
}

std::vector<accounts::DuePush> PushSubscriptions::due(Instant now, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT waiting.id, subscription_id, waiting.user_id, endpoint, p256dh, auth, key_id, topic,"
      " urgency, payload, expires_ms, tries FROM push_outbox AS waiting JOIN push_subscriptions"
      " ON push_subscriptions.id = subscription_id JOIN users ON users.id = waiting.user_id"
      " WHERE due_ms <= ?1 AND banned_ms IS NULL AND closed_ms IS NULL"
      " ORDER BY due_ms, waiting.id LIMIT ?2",
      now, limit);
  std::vector<accounts::DuePush> found;
  while (rows.next()) {
    auto& one = found.emplace_back();
    one.id = rows.take<PushMessageId>();
    one.subscription = rows.take<PushSubscriptionId>();
    one.user = rows.take<UserId>();
    one.endpoint = rows.take<std::string>();
    take_bytes(rows, one.browser_key);
    take_bytes(rows, one.auth);
    one.key = rows.take<PushKeyId>();
    one.topic = rows.take<std::string>();
    one.urgency = rows.take<accounts::PushUrgency>();
    one.payload = rows.take<std::string>();
    one.expires = rows.take<Instant>();
    one.tries = rows.take<int>();
  }
  return found;
}

void PushSubscriptions::claim(PushMessageId id, Instant now, Done<bool> done) {
  claim_due(writer_, "push_outbox", id.value, now, std::move(done));
}

void PushSubscriptions::settle(std::vector<accounts::PushOutcome> outcomes, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [outcomes = std::move(outcomes)](Connection& connection) -> Result<void> {
        for (const auto& outcome : outcomes) store_push_outcome(connection, outcome);
        return {};
      },
      std::move(done));
}

}  // namespace crownhead::db
