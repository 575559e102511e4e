#include "db/games/moves_of_before.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/games/coded_events.hpp"
#include "db/games/event_log.hpp"
#include "rules/play/rules_of_today.hpp"

namespace crownhead::db {
namespace {

// So that neither the log of SQLite nor the memory grows with the database.
constexpr int games_at_once = 500;

std::optional<GameId> last_done(Connection& connection) {
  return connection.value<GameId>("SELECT value FROM meta WHERE key = 'moves_of_before'");
}

bool lacks_change(const play::Event& event) {
  const auto* moved = std::get_if<play::Moved>(&event.what);
  return moved && !moved->change;
}

/// A game as far as its events have been replayed; none after one that could not be.
class Replayed {
 public:
  /// The event with the changes that it lacks; unchanged if there is nothing to add, or it cannot
  /// be known.
  EventRow brought_up(const EventRow& row) {
    if (broken_) return row;
    const auto event = replayed(row);
    broken_ = !event;
    return event.value_or(row);
  }

 private:
  /// Ends the replay at a wrong event, which `crownhead check` reports.
  std::optional<EventRow> replayed(const EventRow& row) {
    try {
      auto event = codec::decode_event(row.at, static_cast<std::int64_t>(row.type), row.payload);
      const bool lacks = event && lacks_change(*event);
      if (!event || !moved_on(*event)) return std::nullopt;
      return lacks ? EventRow(*event) : row;
    } catch (const std::logic_error&) {
      return std::nullopt;
    }
  }

  bool moved_on(play::Event& event) {
    if (!game_) {
      auto begun = play::replay({event});
      if (!begun) return false;
      game_ = *std::move(begun);
      return true;
    }
    if (lacks_change(event)) {
      auto complete = play::completed(*game_, std::get<play::Moved>(event.what));
      if (!complete) return false;
      event.what = *std::move(complete);
    }
    apply(*game_, event);
    return true;
  }

  std::optional<play::Game> game_;
  bool broken_ = false;
};

struct StoredRow {
  std::int64_t version;
  EventRow row;
};

std::vector<StoredRow> rows_of(Connection& connection, GameId game) {
  std::vector<StoredRow> stored;
  Rows rows = connection.query(
      "SELECT version, type, payload, at_ms FROM game_events WHERE game_id = ?1 ORDER BY version",
      game);
  while (rows.next()) {
    const auto version = rows.take<std::int64_t>();
    const auto type = rows.take<codec::EventType>();
    const auto payload = rows.take<Bytes>();
    stored.push_back({version, EventRow(rows.take<Instant>(), type, payload)});
  }
  return stored;
}

/// The payload of a run with its events completed; unchanged if it cannot be read.
std::vector<std::uint8_t> brought_up_run(const std::vector<std::uint8_t>& coded, GameId game,
                                         Replayed& replayed) {
  CodedEvents events;
  const auto read = read_events(coded, game, [&](const LoggedEvent& logged) {
    events.add(game, logged.version, replayed.brought_up(logged.event), logged.command);
  });
  if (!read) return coded;
  return {events.bytes().begin(), events.bytes().end()};
}

void bring_up(Connection& connection, GameId game) {
  Replayed replayed;
  for (const auto& [version, row] : rows_of(connection, game)) {
    const auto payload = row.type == run_of_events ? brought_up_run(row.payload, game, replayed)
                                                   : replayed.brought_up(row).payload;
    if (payload != row.payload)
      connection.run("UPDATE game_events SET payload = ?3 WHERE game_id = ?1 AND version = ?2",
                     game, version, payload);
  }
}

void bring_up_some(Connection& connection, GameId after) {
  const auto games = connection.values<GameId>(
      "SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2", after, games_at_once);
  for (const GameId game : games) bring_up(connection, game);
  if (games.empty())
    connection.run("DELETE FROM meta WHERE key = 'moves_of_before'");
  else
    connection.run("UPDATE meta SET value = ?1 WHERE key = 'moves_of_before'", games.back());
}

}  // namespace

void bring_up_moves_of_before(Connection& connection, const Progress& told) {
  // The only place that changes stored events.
  const std::string trigger = "game_events_stay_as_they_are";
  const auto made = connection.value<std::string>(
      "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?1", trigger);
  const auto whole =
      connection.value<std::optional<std::int64_t>>("SELECT max(id) FROM games").value_or(0);
  while (const auto after = last_done(connection)) {
    told("games played before schema 27", after->value, whole.value_or(0));
    Transaction transaction(connection, Transaction::Kind::write);
    connection.script("DROP TRIGGER " + trigger);
    bring_up_some(connection, *after);
    connection.script(made.value());
    transaction.commit();
  }
}

bool has_moves_of_before(Connection& connection) { return last_done(connection).has_value(); }

}  // namespace crownhead::db
