#include "db/event_log.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "db/journal_rows.hpp"

namespace crownhead::db {
namespace {

std::optional<RequestKey> take_command(Rows& rows, GameId game) {
  const auto user = rows.take<std::optional<UserId>>();
  const auto id = rows.take<Bytes>();
  const auto hash = rows.take<std::uint64_t>();
  if (!user) return std::nullopt;
  RequestKey command{*user, {}, hash};
  if (id.size() != command.id.size())
    throw std::runtime_error("game " + std::to_string(game.value) + ": a command's id is damaged");
  std::ranges::copy(id, command.id.begin());
  return command;
}

}  // namespace

std::vector<LoggedEvent> logged_events(Connection& connection, GameId game, std::int64_t after) {
  std::vector<LoggedEvent> events;
  {
    Rows rows = connection.query(
        "SELECT version, at_ms, type, payload, command_user, command_id, command_hash"
        " FROM game_events WHERE game_id = ?1 AND version > ?2 ORDER BY version",
        game, after);
    while (rows.next()) {
      const auto version = rows.take<std::int64_t>();
      const auto at = rows.take<Instant>();
      const auto type = rows.take<codec::EventType>();
      const EventRow event(at, type, rows.take<Bytes>());
      events.push_back({game, version, event, take_command(rows, game)});
    }
  }
  for (auto& waiting : waiting_events(connection, game))
    if (waiting.version > after) events.push_back(std::move(waiting));
  return events;
}

std::int64_t last_stored(Connection& connection, GameId game) {
  return connection
      .value<std::int64_t>("SELECT max(version) FROM game_events WHERE game_id = ?1", game)
      .value_or(0);
}

}  // namespace crownhead::db
