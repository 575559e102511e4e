#include "db/vacations/clock_marks.hpp"

#include <cstdint>
#include <utility>

#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

/// Per job.
constexpr std::int64_t marked_at_once = 64;

struct Marked {
  bool all = false;
  std::vector<GameId> games = {};
};

/// Marks the next games. `unfinished_freezes` has how far it got, so that it continues after a
/// restart.
Marked mark_some(Connection& connection, TournamentId tournament) {
  Instant at;
  play::ClockCause cause{};
  GameId after;
  {
    Rows rows = connection.query(
        "SELECT at_ms, cause, after_game FROM unfinished_freezes WHERE tournament_id = ?1",
        tournament);
    if (!rows.next()) return {.all = true};
    at = rows.take<Instant>();
    cause = rows.take<play::ClockCause>();
    after = rows.take<GameId>();
  }
  Marked marked{.games = connection.values<GameId>(
                    "SELECT id FROM games INDEXED BY games_running_of_tournament"
                    " WHERE tournament_id = ?1 AND status = 0 AND id > ?2 ORDER BY id LIMIT ?3",
                    tournament, after, marked_at_once)};
  for (const GameId game : marked.games) mark_game(connection, game, at, cause);
  marked.all = std::ssize(marked.games) < marked_at_once;
  if (marked.all)
    connection.run("DELETE FROM unfinished_freezes WHERE tournament_id = ?1", tournament);
  else
    connection.run("UPDATE unfinished_freezes SET after_game = ?2 WHERE tournament_id = ?1",
                   tournament, marked.games.back());
  return marked;
}

void mark_rest(Writer& writer, TournamentId tournament, std::vector<GameId> games,
               Done<std::vector<GameId>> done) {
  writer.submit<Marked>(
      // It marks games that are not known in advance; changes of freezes are rare.
      Locks::everything(),
      [tournament](Connection& connection) -> Result<Marked> {
        return mark_some(connection, tournament);
      },
      [&writer, tournament, games = std::move(games),
       done = std::move(done)](Result<Marked> marked) mutable {
        if (!marked) return done(std::unexpected(std::move(marked.error())));
        games.insert(games.end(), marked->games.begin(), marked->games.end());
        if (marked->all) return done(std::move(games));
        mark_rest(writer, tournament, std::move(games), std::move(done));
      });
}

}  // namespace

void mark_game(Connection& connection, GameId game, Instant at, play::ClockCause cause) {
  connection.run(
      "INSERT INTO freeze_changes (game_id, number, at_ms, cause) VALUES (?1, 1, ?2, ?3)"
      " ON CONFLICT (game_id) DO UPDATE SET number = freeze_changes.number + 1,"
      " at_ms = excluded.at_ms, cause = excluded.cause",
      game, at, cause);
}

void begin_marks(Connection& connection, TournamentId tournament, Instant at,
                 play::ClockCause cause) {
  connection.run(
      "INSERT INTO unfinished_freezes (tournament_id, at_ms, cause, after_game)"
      " VALUES (?1, ?2, ?3, 0) ON CONFLICT (tournament_id) DO UPDATE SET at_ms = excluded.at_ms,"
      " cause = excluded.cause, after_game = 0",
      tournament, at, cause);
}

void mark_running_games(Writer& writer, TournamentId tournament, Done<std::vector<GameId>> done) {
  mark_rest(writer, tournament, {}, std::move(done));
}

}  // namespace crownhead::db
