#include "db/games/event_log.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "db/games/journal_rows.hpp"

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

LoggedEvent take_event(Rows& rows, GameId game, std::int64_t version, codec::EventType type) {
  const auto payload = rows.take<Bytes>();
  const EventRow event(rows.take<Instant>(), type, payload);
  return {game, version, event, take_command(rows, game)};
}

/// Adds the events of a run above version `after`.
void add_run(std::vector<LoggedEvent>& events, Bytes coded, GameId game, std::int64_t last,
             std::int64_t after) {
  std::int64_t reached = 0;
  auto read = read_events(coded, game, [&](LoggedEvent event) {
    reached = event.version;
    if (reached > after) events.push_back(std::move(event));
  });
  if (read && reached != last) read = std::unexpected(codec::Damage{"they end at another version"});
  if (!read)
    throw std::runtime_error("game " + std::to_string(game.value) + ": the events up to " +
                             std::to_string(last) + " cannot be read: " + read.error().what);
}

}  // namespace

std::vector<LoggedEvent> logged_events(Connection& connection, GameId game, std::int64_t after,
                                       std::int64_t until) {
  std::vector<LoggedEvent> events;
  {
    Rows rows = connection.query(
        "SELECT version, type, payload, at_ms, command_user, command_id, command_hash"
        " FROM game_events WHERE game_id = ?1 AND version > ?2 ORDER BY version LIMIT ?3",
        game, after, until - std::min(after, until));  // a row has at least one event
    while ((events.empty() || events.back().version < until) && rows.next()) {
      const auto version = rows.take<std::int64_t>();
      const auto type = rows.take<codec::EventType>();
      if (type == run_of_events)
        add_run(events, rows.take<Bytes>(), game, version, after);
      else
        events.push_back(take_event(rows, game, version, type));
    }
  }
  for (auto& waiting : waiting_events(connection, game))
    if (waiting.version > after) events.push_back(std::move(waiting));
  std::erase_if(events, [until](const LoggedEvent& event) { return event.version > until; });
  return events;
}

void insert_run(Connection& connection, GameId game, std::int64_t last, Instant last_at,
                const CodedEvents& events) {
  connection.run(
      "INSERT INTO game_events (game_id, version, at_ms, type, payload)"
      " VALUES (?1, ?2, ?3, ?4, ?5)",
      game, last, last_at, run_of_events, events.bytes());
}

std::int64_t last_stored(Connection& connection, GameId game) {
  return connection
      .value<std::int64_t>("SELECT max(version) FROM game_events WHERE game_id = ?1", game)
      .value_or(0);
}

}  // namespace crownhead::db
