#include "db/messages/outbox.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "db/jobs/batches.hpp"
#include "db/jobs/notification_rows.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/claims.hpp"
#include "db/messages/push_rows.hpp"
#include "db/messages/webhook_rows.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "metrics/figures.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using accounts::NotificationKind;

std::vector<DeadlineLine> take_deadlines(Connection& connection, Rows rows) {
  std::vector<DeadlineLine> lines;
  while (rows.next()) {
    DeadlineLine& line = lines.emplace_back();
    line.hours = rows.take<int>();
    line.game = rows.take<GameId>();
    const auto turn = rows.take<Seat>();
    line.turn = rows.take<UserId>();
    line.deadline = rows.take<Instant>();
    if (const auto freezes = freezes_of_game(connection, line.game))
      line.frozen = freezes->still[turn].frozen;
  }
  return lines;
}

/// Removes deliveries to webhooks whose queue is full.
void keep_what_fits(Connection& connection, std::vector<accounts::NewDelivery>& deliveries) {
  std::map<WebhookId, int> room;
  std::erase_if(deliveries, [&](const accounts::NewDelivery& delivery) {
    const auto [known, added] = room.try_emplace(delivery.webhook);
    if (added) known->second = room_for_deliveries(connection, delivery.webhook);
    return known->second-- <= 0;
  });
}

/// Column `kind` of `notices` has numbers of its own: the kinds that release 1.0.0 sent by e-mail,
/// then every other kind after them.
constexpr std::array first_numbers = {
    NotificationKind::my_turn,        NotificationKind::reminder,
    NotificationKind::game_ended,     NotificationKind::flag_fell,
    NotificationKind::draw_offered,   NotificationKind::takeback_asked,
    NotificationKind::rematch_offered};

int notice_number(NotificationKind kind) {
  const auto* const first = std::ranges::find(first_numbers, kind);
  return static_cast<int>(first - first_numbers.begin()) +
         (first == first_numbers.end() ? static_cast<int>(kind) : 0);
}

NotificationKind kind_of_notice(int number) {
  const auto n = static_cast<std::size_t>(number);
  return n < first_numbers.size() ? first_numbers.at(n)
                                  : static_cast<NotificationKind>(n - first_numbers.size());
}

/// Returns false if the cursor is not at `from`.
bool move_cursor(Connection& connection, const std::optional<Instant>& from, Instant to) {
  if (from)
    return connection.changed(
               "UPDATE meta SET value = ?2 WHERE key = 'mail_looked_ms' AND value = ?1", *from,
               to) == 1;
  return connection.changed(
             "INSERT INTO meta (key, value) VALUES ('mail_looked_ms', ?1) ON CONFLICT DO NOTHING",
             to) == 1;
}

constexpr int notices_at_once = 64;

/// Returns how many were deleted, at most notices_at_once.
std::int64_t delete_notices(Connection& connection, UserId user, Instant until) {
  return connection.changed(
      "DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE user_id = ?1"
      " AND at_ms <= ?2 ORDER BY id LIMIT ?3)",
      user, until, notices_at_once);
}

void insert_made(Connection& connection, const MadeOfNews& made, Instant now) {
  for (const OutgoingMail& mail : made.mails) insert_mail(connection, mail);
  for (const Notice& notice : made.notices) {
    connection.run("DELETE FROM notices WHERE user_id = ?1 AND game_id = ?2 AND kind = ?3",
                   notice.user, notice.game, notice_number(notice.kind));
    connection.run(
        "INSERT INTO notices (user_id, game_id, kind, hours, at_ms, due_ms)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        notice.user, notice.game, notice_number(notice.kind), notice.hours, notice.at, notice.due);
  }
  insert_notifications(connection, made.listed);
  for (const auto& delivery : made.deliveries) insert_delivery(connection, delivery, now);
  for (const auto& push : made.pushes) insert_push(connection, push);
}

/// Moves the mark of the news on, or deletes them. Returns false if another node has done so.
bool move_mark(Connection& connection, std::int64_t news, UserId after,
               std::optional<UserId> until) {
  if (until)
    return connection.changed(
               "UPDATE vacation_news SET told_user = ?3 WHERE id = ?1 AND told_user = ?2", news,
               after, *until) == 1;
  return connection.changed("DELETE FROM vacation_news WHERE id = ?1 AND told_user = ?2", news,
                            after) == 1;
}

}  // namespace

Outbox::Outbox(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

std::optional<Instant> Outbox::looked_until() const {
  auto connection = readers_.borrow();
  return connection->value<Instant>("SELECT value FROM meta WHERE key = 'mail_looked_ms'");
}

void Outbox::note(const std::vector<GameNews>& handled, MadeOfNews made,
                  std::optional<Instant> since, Instant looked_until, Done<void> done) {
  keep_what_fits(*readers_.borrow(), made.deliveries);
  std::vector<std::int64_t> numbers;
  numbers.reserve(handled.size());
  for (const GameNews& one : handled) numbers.push_back(one.number);
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [numbers = std::move(numbers), made = std::move(made), since,
       looked_until](Connection& connection) -> Result<void> {
        if (!move_cursor(connection, since, looked_until))
          return fail(Code::stale_version, reason::server::not_stored());
        for (const std::int64_t number : numbers)
          connection.run("DELETE FROM news WHERE number = ?1", number);
        insert_made(connection, made, looked_until);
        return {};
      },
      std::move(done));
}

void Outbox::note_vacation(std::int64_t news, UserId after, std::optional<UserId> until,
                           MadeOfNews made, Instant now, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [news, after, until, made = std::move(made), now](Connection& connection) -> Result<void> {
        if (!move_mark(connection, news, after, until))
          return fail(Code::stale_version, reason::server::not_stored());
        insert_made(connection, made, now);
        return {};
      },
      std::move(done));
}

void Outbox::pass(Done<void> done) { writer_.pass(std::move(done)); }

std::vector<GameNews> Outbox::news(Instant until, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT number, game_id, after, news.version, pace, EXISTS (SELECT 1 FROM webhooks"
      " WHERE (user_id IN (white_id, black_id) OR (seats > 2 AND EXISTS (SELECT 1 FROM game_seats"
      "  WHERE game_seats.game_id = games.id AND game_seats.user_id = webhooks.user_id)))"
      " AND disabled_ms IS NULL)"
      " FROM news JOIN games ON games.id = game_id WHERE at_ms <= ?1 ORDER BY at_ms LIMIT ?2",
      until, limit);
  std::vector<GameNews> found;
  while (rows.next()) {
    GameNews& one = found.emplace_back();
    one.number = rows.take<std::int64_t>();
    one.game = rows.take<GameId>();
    one.after = rows.take<std::int64_t>();
    one.version = rows.take<std::int64_t>();
    one.correspondence = rows.take<play::Pace>() == play::Pace::correspondence;
    one.hooked = rows.take<bool>();
  }
  return found;
}

std::vector<DeadlineLine> Outbox::deadlines(Instant from, Instant until, int most_hours) const {
  auto connection = readers_.borrow();
  return take_deadlines(
      *connection,
      connection->query(
          "WITH RECURSIVE ahead (hours) AS (SELECT 1 UNION ALL SELECT hours + 1 FROM ahead"
          "  WHERE hours < ?3)"
          " SELECT hours, id, turn, CASE turn WHEN 0 THEN white_id WHEN 1 THEN black_id ELSE"
          " (SELECT user_id FROM game_seats WHERE game_id = games.id AND seat = turn) END,"
          " deadline_ms FROM ahead JOIN games ON status = 0 AND pace = 1"
          " AND deadline_ms > ?1 + hours * 3600000 AND deadline_ms <= ?2 + hours * 3600000"
          " ORDER BY hours, deadline_ms, id",
          from, until, most_hours));
}

std::vector<DeadlineLine> Outbox::deadlines_in_freezes(Instant from) const {
  auto connection = readers_.borrow();
  return take_deadlines(
      *connection,
      connection->query(
          "SELECT 0, games.id, turn, CASE turn WHEN 0 THEN white_id ELSE black_id END, deadline_ms"
          " FROM vacation_allocations JOIN games USING (tournament_id)"
          " WHERE decision = 1 AND end_ms > ?1 AND status = 0 AND pace = 1"
          " AND user_id IN (white_id, black_id) AND deadline_ms > start_ms AND deadline_ms > ?1"
          " UNION SELECT 0, games.id, turn, CASE turn WHEN 0 THEN white_id ELSE black_id END,"
          " deadline_ms FROM tournament_freezes JOIN games USING (tournament_id)"
          " WHERE end_ms > ?1 AND status = 0 AND pace = 1 AND deadline_ms > start_ms"
          " AND deadline_ms > ?1"
          // Outside tournaments a clock stops only in its own player's vacation.
          " UNION SELECT 0, games.id, turn, user_id, deadline_ms FROM vacation_allocations"
          " JOIN games ON white_id = user_id AND turn = 0"
          " WHERE vacation_allocations.tournament_id IS NULL AND decision = 1 AND end_ms > ?1"
          " AND vacations = 1 AND status = 0 AND deadline_ms > start_ms AND deadline_ms > ?1"
          " UNION SELECT 0, games.id, turn, user_id, deadline_ms FROM vacation_allocations"
          " JOIN games ON black_id = user_id AND turn = 1"
          " WHERE vacation_allocations.tournament_id IS NULL AND decision = 1 AND end_ms > ?1"
          " AND vacations = 1 AND status = 0 AND deadline_ms > start_ms AND deadline_ms > ?1"
          " UNION SELECT 0, games.id, turn, game_seats.user_id, deadline_ms"
          " FROM vacation_allocations"
          " JOIN game_seats ON game_seats.user_id = vacation_allocations.user_id AND seat > 1"
          " JOIN games ON games.id = game_id AND turn = seat"
          " WHERE vacation_allocations.tournament_id IS NULL AND decision = 1 AND end_ms > ?1"
          " AND vacations = 1 AND status = 0 AND deadline_ms > start_ms AND deadline_ms > ?1",
          from));
}

std::vector<UserId> Outbox::users_to_notify(Instant now) const {
  auto connection = readers_.borrow();
  return connection->values<UserId>(
      "SELECT DISTINCT user_id FROM notices WHERE due_ms <= ?1 LIMIT 100", now);
}

std::vector<Notice> Outbox::notices_of(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT game_id, kind, hours, at_ms, due_ms FROM notices WHERE user_id = ?1 ORDER BY id",
      user);
  std::vector<Notice> notices;
  while (rows.next()) {
    Notice& notice = notices.emplace_back();
    notice.user = user;
    notice.game = rows.take<GameId>();
    notice.kind = kind_of_notice(rows.take<int>());
    notice.hours = rows.take<int>();
    notice.at = rows.take<Instant>();
    notice.due = rows.take<Instant>();
  }
  return notices;
}

void Outbox::compose(UserId user, Instant now, std::optional<OutgoingMail> mail, Done<void> done) {
  writer_.submit<bool>(
      Locks::of(Locks::One::outbox, user),
      [user, now, mail = std::move(mail)](Connection& connection) -> Result<bool> {
        const auto deleted = delete_notices(connection, user, now);
        // Otherwise another node has composed the mail.
        if (mail && deleted > 0) insert_mail(connection, *mail);
        return deleted < notices_at_once;
      },
      [this, user, now, done = std::move(done)](Result<bool> over) mutable {
        if (!over) return done(std::unexpected(std::move(over.error())));
        if (*over) return done({});
        in_batches(
            writer_, Locks::of(Locks::One::outbox, user),
            [user, now](Connection& connection) {
              return delete_notices(connection, user, now) < notices_at_once;
            },
            std::move(done));
      });
}

void Outbox::queue(OutgoingMail mail, Done<void> done) {
  writer_.submit<void>(
      Locks::none(),
      [mail = std::move(mail)](Connection& connection) -> Result<void> {
        insert_mail(connection, mail);
        return {};
      },
      std::move(done));
}

std::vector<OutgoingMail> Outbox::due(Instant now, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT id, user_id, address, subject, body, unsubscribe, created_ms, tries FROM outbox"
      " WHERE due_ms <= ?1 AND (SELECT closed_ms FROM users WHERE users.id = user_id) IS NULL"
      " ORDER BY due_ms, id LIMIT ?2",
      now, limit);
  std::vector<OutgoingMail> mails;
  while (rows.next()) {
    OutgoingMail& mail = mails.emplace_back();
    mail.id = rows.take<std::int64_t>();
    mail.user = rows.take<UserId>();
    mail.address = rows.take<std::string>();
    mail.subject = rows.take<std::string>();
    mail.body = rows.take<std::string>();
    mail.unsubscribe = rows.take<std::string>();
    mail.created = rows.take<Instant>();
    mail.tries = rows.take<int>();
  }
  return mails;
}

void Outbox::claim(std::int64_t mail, Instant now, Done<bool> done) {
  claim_due(writer_, "outbox", mail, now, std::move(done));
}

void Outbox::sent(std::int64_t mail, Done<void> done) {
  metrics::figures().mails_sent.add();
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [mail](Connection& connection) -> Result<void> {
        connection.run("DELETE FROM outbox WHERE id = ?1", mail);
        return {};
      },
      std::move(done));
}

void Outbox::failed(std::int64_t mail, std::optional<Instant> next, Done<void> done) {
  metrics::figures().mail_failures.add();
  writer_.submit<void>(
      Locks::of(Locks::One::outbox),
      [mail, next](Connection& connection) -> Result<void> {
        if (next)
          connection.run("UPDATE outbox SET tries = tries + 1, due_ms = ?2 WHERE id = ?1", mail,
                         *next);
        else
          connection.run("DELETE FROM outbox WHERE id = ?1", mail);
        return {};
      },
      std::move(done));
}

}  // namespace crownhead::db
