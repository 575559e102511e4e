#include "db/tournaments/tournament_notifications.hpp"

#include <map>

#include "db/jobs/notification_rows.hpp"
#include "rules/accounts/event_notifications.hpp"

namespace crownhead::db {
namespace {

using accounts::Concerned;

std::vector<UserId> concerned_by(Connection& connection, TournamentId tournament,
                                 const accounts::TournamentNotification& made) {
  switch (made.to) {
    case Concerned::entered:
      return connection.values<UserId>(
          "SELECT user_id FROM tournament_entries WHERE tournament_id = ?1 AND state = ?2",
          tournament, tournament::EntryState::entered);
    case Concerned::directors:
      return connection.values<UserId>(
          "SELECT user_id FROM tournament_directors WHERE tournament_id = ?1", tournament);
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

std::vector<UserId> notify_of(Connection& connection, TournamentId tournament,
                              const std::vector<tournament::Event>& events) {
  // Jobs that run at the same time take the rows of their players in the same order.
  std::map<UserId, std::vector<accounts::NewNotification>> by_user;
  for (const tournament::Event& event : events) {
    const auto made = accounts::tournament_notification(event);
    if (!made) continue;
    const auto game = made->game ? game_at(connection, tournament, *made->game) : std::nullopt;
    const auto other = made->to == Concerned::directors ? made->player : event.by;
    for (const UserId user : concerned_by(connection, tournament, *made))
      if (user != event.by)
        by_user[user].push_back({.user = user,
                                 .kind = made->kind,
                                 .at = event.at,
                                 .game = game,
                                 .tournament = tournament,
                                 .other = other,
                                 .number = made->first,
                                 .last = made->last});
  }
  std::vector<UserId> notified;
  for (const auto& [user, rows] : by_user) {
    insert_notifications(connection, rows);
    notified.push_back(user);
  }
  return notified;
}

}  // namespace crownhead::db
