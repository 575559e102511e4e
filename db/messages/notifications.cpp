#include "db/messages/notifications.hpp"

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

accounts::ListedNotification take_notification(Rows& rows) {
  accounts::ListedNotification row;
  row.id = rows.take<NotificationId>();
  row.kind = rows.take<accounts::NotificationKind>();
  row.at = rows.take<Instant>();
  row.game = rows.take<std::optional<GameId>>();
  row.tournament = rows.take<std::optional<TournamentId>>();
  row.tournament_name = rows.take<std::string>();
  row.challenge = rows.take<std::optional<ChallengeId>>();
  row.player = rows.take<std::string>();
  row.number = rows.take<int>();
  row.last = rows.take<int>();
  row.act = rows.take<std::string>();
  row.outcome = rows.take<std::optional<play::Outcome>>();
  row.white = rows.take<bool>();
  return row;
}

}  // namespace

Notifications::Notifications(Writer& writer, Readers& readers)
    : writer_(writer), readers_(readers) {}

accounts::NotificationPage Notifications::page(UserId user, NotificationId before,
                                               int limit) const {
  auto connection = readers_.borrow();
  accounts::NotificationPage page;
  page.read_up_to = connection
                        ->value<NotificationId>(
                            "SELECT read_up_to FROM notifications_read WHERE user_id = ?1", user)
                        .value_or(NotificationId{});
  // A game of more than two has no single opponent.
  Rows rows = connection->query(
      "SELECT n.id, n.kind, n.at_ms, game_id, n.tournament_id, coalesce(tournaments.name, ''),"
      " challenge_id, coalesce(users.name, ''), n.number, n.last, n.act, outcome,"
      " CASE WHEN white_id = n.user_id THEN 1 ELSE 0 END"
      " FROM notifications AS n LEFT JOIN games ON games.id = game_id"
      " LEFT JOIN tournaments ON tournaments.id = n.tournament_id"
      " LEFT JOIN users ON users.id = coalesce(other_id, CASE WHEN seats > 2 THEN NULL"
      "  WHEN white_id = n.user_id THEN black_id ELSE white_id END)"
      " WHERE n.user_id = ?1 AND n.id < ?2 ORDER BY n.id DESC LIMIT ?3",
      user, before, limit + 1);
  while (rows.next()) {
    if (static_cast<int>(page.items.size()) == limit) {
      page.next = page.items.back().id;
      break;
    }
    page.items.push_back(take_notification(rows));
  }
  return page;
}

int Notifications::unread(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>(
          "SELECT count(*) FROM notifications WHERE user_id = ?1 AND id > coalesce((SELECT"
          " read_up_to FROM notifications_read WHERE user_id = ?1), 0) AND NOT EXISTS (SELECT 1"
          " FROM challenges WHERE challenges.id = challenge_id AND expires_ms > ?2)",
          user, now)
      .value_or(0);
}

void Notifications::read(UserId user, NotificationId up_to, Done<void> done) {
  // No further than the newest row: the next one is new whatever the client names.
  writer_.submit<void>(
      Locks::of(user),
      [user, up_to](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO notifications_read (user_id, read_up_to)"
            " SELECT ?1, max(id) FROM notifications WHERE user_id = ?1 AND id <= ?2"
            " HAVING max(id) IS NOT NULL ON CONFLICT (user_id) DO UPDATE"
            " SET read_up_to = excluded.read_up_to"
            " WHERE excluded.read_up_to > notifications_read.read_up_to",
            user, up_to);
        return {};
      },
      std::move(done), Changes::one);
}

}  // namespace crownhead::db
