#include "db/tournaments/tournament_notifications.hpp"

#include <map>

#include "db/jobs/notification_rows.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "rules/accounts/event_notifications.hpp"

namespace crownhead::db {
namespace {

using accounts::Concerned;

/// The directors or the player; for everyone entered there is notify_entrants().
std::vector<UserId> concerned_by(Connection& connection, TournamentId tournament,
                                 const accounts::TournamentNotification& made) {
  switch (made.to) {
    case Concerned::entered: break;
    case Concerned::directors: return stored_directors(connection, tournament);
    case Concerned::player: return {made.player.value()};
  }
  return {};
}

std::optional<GameId> game_at(Connection& connection, TournamentId tournament,
                              const tournament::GameKey& key) {
  return connection.value<GameId>(
      "SELECT game_id FROM tournament_games WHERE tournament_id = ?1 AND round = ?2"
      " AND board = ?3 AND number = ?4",
      tournament, key.round, key.board, key.number);
}

}  // namespace

bool is_for_entrants(const tournament::Event& event) {
  const auto made = accounts::tournament_notification(event);
  return made && made->to == Concerned::entered;
}

std::vector<UserId> notify_entrants(Connection& connection, TournamentId tournament,
                                    const tournament::Event& event, const EntrantsRange& range) {
  const auto made = accounts::tournament_notification(event).value();
  // Rows beyond a player's limit are deleted with the next row that is stored for that player
  // alone.
  connection.run(
      "INSERT INTO notifications (user_id, kind, at_ms, game_id, tournament_id, challenge_id,"
      " other_id, number, last, act) SELECT user_id, ?4, ?5, NULL, ?1, NULL, ?3, ?6, ?7, ''"
      " FROM tournament_entries WHERE tournament_id = ?1 AND user_id > ?8 AND user_id <= ?9"
      " AND state = ?2 AND user_id IS DISTINCT FROM ?3",
      tournament, tournament::EntryState::entered, event.by, made.kind, event.at, made.first,
      made.last, range.after, range.until);
  return connection.values<UserId>(
      "SELECT user_id FROM tournament_entries WHERE tournament_id = ?1 AND user_id > ?4"
      " AND user_id <= ?5 AND state = ?2 AND user_id IS DISTINCT FROM ?3",
      tournament, tournament::EntryState::entered, event.by, range.after, range.until);
}

std::vector<UserId> notify_of(Connection& connection, TournamentId tournament,
                              const std::vector<tournament::Event>& events, bool entrants_too) {
  // Jobs that run at the same time take the rows of their players in the same order.
  std::map<UserId, std::vector<accounts::NewNotification>> by_user;
  std::vector<UserId> notified;
  for (const tournament::Event& event : events) {
    const auto made = accounts::tournament_notification(event);
    if (!made) continue;
    if (made->to == Concerned::entered) {
      if (!entrants_too) continue;
      const auto users = notify_entrants(connection, tournament, event, {});
      notified.insert(notified.end(), users.begin(), users.end());
      continue;
    }
    const auto game = made->game ? game_at(connection, tournament, *made->game) : std::nullopt;
    accounts::NewNotification row{
        .user = {},
        .kind = made->kind,
        .at = event.at,
        .game = game,
        .tournament = tournament,
        .other = made->to == Concerned::directors ? made->player : event.by,
        .number = made->first,
        .last = made->last};
    for (const UserId user : concerned_by(connection, tournament, *made)) {
      if (user == event.by) continue;
      row.user = user;
      by_user[user].push_back(row);
    }
  }
  for (const auto& [user, rows] : by_user) {
    insert_notifications(connection, rows);
    notified.push_back(user);
  }
  return notified;
}

}  // namespace crownhead::db
