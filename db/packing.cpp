#include "db/packing.hpp"

#include <optional>
#include <stdexcept>
#include <vector>

#include "db/games/event_log.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

constexpr int games_looked_at = 100;  // per job
constexpr int games_packed = 20;      // per job
constexpr int jobs_per_call = 50;
/// Games of fewer rows are not packed, for example those that SQLite's journal has merged.
constexpr int least_rows = 8;

/// All games up to this one, in the order of their last change, have been looked at.
struct Cursor {
  Instant changed;
  GameId game;
};

std::optional<Cursor> stored_cursor(Connection& connection) {
  const auto changed = connection.value<Instant>("SELECT value FROM meta WHERE key = 'packed_ms'");
  const auto game = connection.value<GameId>("SELECT value FROM meta WHERE key = 'packed_game'");
  if (!changed || !game) return std::nullopt;
  return Cursor{*changed, *game};
}

/// Returns false if another process has moved the cursor since `from` was read.
bool move_cursor(Connection& connection, const std::optional<Cursor>& from, const Cursor& to) {
  constexpr int rows = 2;
  if (!from)
    return connection.changed(
               "INSERT INTO meta (key, value) VALUES ('packed_ms', ?1), ('packed_game', ?2)"
               " ON CONFLICT DO NOTHING",
               to.changed, to.game) == rows;
  return connection.changed(
             "UPDATE meta SET value = CASE key WHEN 'packed_ms' THEN ?3 ELSE ?4 END"
             " WHERE key IN ('packed_ms', 'packed_game')"
             " AND value = CASE key WHEN 'packed_ms' THEN ?1 ELSE ?2 END",
             from->changed, from->game, to.changed, to.game) == rows;
}

/// The next games to pack, and how far all games have been looked at.
struct Next {
  std::vector<GameId> games;
  std::optional<Cursor> cursor;  ///< nullopt: no game is left
};

Next next_games(Connection& connection, const Cursor& after, Instant until) {
  Next next;
  Rows rows = connection.query(
      "SELECT updated_ms, id, CASE WHEN status <> 0 AND pace = 0 THEN"
      " (SELECT count(*) FROM game_events WHERE game_id = games.id) ELSE 0 END FROM games"
      " WHERE (updated_ms, id) > (?1, ?2) AND updated_ms <= ?3 ORDER BY updated_ms, id LIMIT ?4",
      after.changed, after.game, until, games_looked_at);
  while (std::ssize(next.games) < games_packed && rows.next()) {
    const auto changed = rows.take<Instant>();
    const auto game = rows.take<GameId>();
    next.cursor = Cursor{changed, game};
    if (rows.take<std::int64_t>() >= least_rows) next.games.push_back(game);
  }
  return next;
}

/// Returns the events of a game as one run; nullopt if they are damaged, which `check` reports.
std::optional<CodedEvents> run_of(const std::vector<LoggedEvent>& events) {
  CodedEvents run;
  std::int64_t version = 0;
  for (const LoggedEvent& logged : events) {
    if (logged.version != ++version) return std::nullopt;
    run.add(logged.game, logged.version, logged.event, logged.command);
  }
  return run;
}

void pack(Connection& connection, GameId game) {
  std::vector<LoggedEvent> events;
  try {
    events = logged_events(connection, game, 0);
  } catch (const StoreError&) {
    throw;
  } catch (const std::runtime_error&) {
    return;  // damaged
  }
  const auto run = run_of(events);
  if (!run || run->empty()) return;
  const std::int64_t last = events.back().version;
  connection.run(
      "UPDATE game_events SET type = ?3, payload = ?4, command_user = NULL, command_id = NULL,"
      " command_hash = NULL WHERE game_id = ?1 AND version = ?2",
      game, last, run_of_events, run->bytes());
  connection.run("DELETE FROM game_events WHERE game_id = ?1 AND version < ?2", game, last);
  connection.settle();  // the bytes of the run are sent
}

/// Returns true when no game is left.
Result<bool> pack_some(Connection& connection, Instant until) {
  const auto cursor = stored_cursor(connection);
  const Next next = next_games(connection, cursor.value_or(Cursor{}), until);
  if (!next.cursor) return true;
  if (!move_cursor(connection, cursor, *next.cursor))
    return fail(Code::stale_version, reason::server::not_stored());
  for (const GameId game : next.games) pack(connection, game);
  return false;
}

void continue_packing(Writer& writer, Instant until, int jobs, Done<void> done) {
  if (jobs == 0) return done({});
  writer.submit<bool>(
      Locks::of(Locks::One::housekeeping),
      [until](Connection& connection) { return pack_some(connection, until); },
      [&writer, until, jobs, done = std::move(done)](const Result<bool>& over) mutable {
        if (!over) return done(std::unexpected(over.error()));
        continue_packing(writer, until, *over ? 0 : jobs - 1, std::move(done));
      });
}

}  // namespace

void pack_ended_games(Writer& writer, Instant now, Done<void> done) {
  const bool packs = writer.engine() == Engine::postgres;
  continue_packing(writer, now - kept_as_rows, packs ? jobs_per_call : 0, std::move(done));
}

}  // namespace crownhead::db
