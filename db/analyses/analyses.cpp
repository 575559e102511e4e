#include "db/analyses/analyses.hpp"

#include <bit>
#include <utility>

#include "db/games/stored_game.hpp"
#include "db/jobs/batches.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

/// The column is a signed integer.
std::int64_t as_stored(std::uint64_t engine) { return std::bit_cast<std::int64_t>(engine); }

std::optional<std::int64_t> engine_of(Connection& connection, GameId game) {
  return connection.value<std::int64_t>("SELECT engine FROM game_analyses WHERE game_id = ?1",
                                        game);
}

/// Deletes some of the game's positions found by engines other than `engine`. Returns true if none
/// is left.
bool forget_positions(Connection& connection, GameId game, std::uint64_t engine) {
  constexpr int at_once = 64;
  const auto known = engine_of(connection, game);
  if (!known || *known == as_stored(engine)) return true;
  return connection.changed(
             "DELETE FROM analysed_positions WHERE (game_id, ply) IN (SELECT game_id, ply"
             " FROM analysed_positions WHERE game_id = ?1 ORDER BY ply LIMIT ?2)",
             game, at_once) < at_once;
}

std::vector<AnalysedPosition> positions_of(Connection& connection, GameId game) {
  std::vector<AnalysedPosition> positions;
  Rows rows = connection.query(
      "SELECT ply, score, wins, depth, settled, line FROM analysed_positions WHERE game_id = ?1"
      " ORDER BY ply",
      game);
  while (rows.next()) {
    AnalysedPosition position{.ply = rows.take<int>()};
    position.score = rows.take<int>();
    position.wins = rows.take<int>();
    position.depth = rows.take<int>();
    position.settled = rows.take<bool>();
    position.line = rows.take<std::string>();
    positions.push_back(std::move(position));
  }
  return positions;
}

}  // namespace

void Analyses::forget_others(GameId game, std::uint64_t engine, Done<void> done) {
  in_batches(
      writer_, Locks::of(game),
      [=](Connection& connection) { return forget_positions(connection, game, engine); },
      std::move(done));
}

void Analyses::ask(GameId game, std::uint64_t engine, Instant at, Done<void> done) {
  {
    auto connection = readers_.borrow();
    const bool known = engine_of(*connection, game) == as_stored(engine);
    const auto waiting =
        connection->value<int>("SELECT count(*) FROM game_analyses WHERE state = 0");
    if (!known && *waiting >= accounts::quotas::waiting_analyses)
      return done(fail(Code::busy, reason::computer::games_wait()));
  }
  const auto accepted = [=](Connection& connection) -> Result<void> {
    if (engine_of(connection, game) == as_stored(engine)) return {};
    connection.run(
        "INSERT INTO game_analyses (game_id, engine, state, requested_ms) VALUES (?1, ?2, 0, ?3)"
        " ON CONFLICT (game_id) DO UPDATE SET engine = excluded.engine, state = 0,"
        " requested_ms = excluded.requested_ms",
        game, as_stored(engine), at);
    return {};
  };
  forget_others(game, engine,
                [this, game, accepted, done = std::move(done)](Result<void> forgotten) mutable {
                  if (!forgotten) return done(std::move(forgotten));
                  writer_.submit<void>(Locks::of(game), accepted, std::move(done));
                });
}

std::optional<GameAnalysis> Analyses::find(GameId game) const {
  auto connection = readers_.borrow();
  const Transaction view(*connection, Transaction::Kind::read);
  GameAnalysis found;
  Instant asked{};
  {
    Rows rows = connection->query(
        "SELECT engine, state, requested_ms FROM game_analyses WHERE game_id = ?1", game);
    if (!rows.next()) return std::nullopt;
    found.engine = std::bit_cast<std::uint64_t>(rows.take<std::int64_t>());
    found.state = rows.take<AnalysisState>();
    asked = rows.take<Instant>();
  }
  if (found.state == AnalysisState::waits)
    found.ahead = connection
                      ->value<std::int64_t>(
                          "SELECT count(*) FROM game_analyses WHERE state = 0"
                          " AND (requested_ms, game_id) < (?1, ?2)",
                          asked, game)
                      .value_or(0);
  found.positions = positions_of(*connection, game);
  return found;
}

std::optional<AnalysisProgress> Analyses::progress(GameId game) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT engine, state, (SELECT max(ply) FROM analysed_positions WHERE game_id = ?1)"
      " FROM game_analyses WHERE game_id = ?1",
      game);
  if (!rows.next()) return std::nullopt;
  AnalysisProgress progress{.engine = std::bit_cast<std::uint64_t>(rows.take<std::int64_t>())};
  progress.state = rows.take<AnalysisState>();
  progress.last = rows.take<std::optional<int>>();
  return progress;
}

std::vector<GameId> Analyses::waiting(int limit) const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT game_id FROM game_analyses WHERE state = 0 ORDER BY requested_ms, game_id LIMIT ?1",
      limit);
}

std::optional<play::Game> Analyses::game(GameId id) const { return readable_game(readers_, id); }

void Analyses::add(GameId game, std::uint64_t engine, AnalysedPosition position, Done<void> done) {
  const auto store = [=](Connection& connection) {
    connection.run(
        "INSERT INTO analysed_positions (game_id, ply, score, wins, depth, settled, line)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
        game, position.ply, position.score, position.wins, position.depth, position.settled,
        position.line);
  };
  writer_.submit<bool>(
      Locks::of(game),
      [=](Connection& connection) -> Result<bool> {
        const auto known = engine_of(connection, game);
        if (known && known != as_stored(engine)) return false;
        store(connection);
        return true;
      },
      [=, this, done = std::move(done)](Result<bool> stored) mutable {
        if (!stored) return done(std::unexpected(std::move(stored.error())));
        if (*stored) return done({});
        forget_others(game, engine, [=, this, done = std::move(done)](Result<void> gone) mutable {
          if (!gone) return done(std::move(gone));
          writer_.submit<void>(
              Locks::of(game),
              [=](Connection& connection) -> Result<void> {
                connection.run("UPDATE game_analyses SET engine = ?2 WHERE game_id = ?1", game,
                               as_stored(engine));
                store(connection);
                return {};
              },
              std::move(done));
        });
      });
}

void Analyses::end(GameId game, AnalysisState state, Done<void> done) {
  writer_.submit<void>(
      Locks::of(game),
      [=](Connection& connection) -> Result<void> {
        connection.run("UPDATE game_analyses SET state = ?2 WHERE game_id = ?1", game, state);
        return {};
      },
      std::move(done), Changes::one);
}

}  // namespace crownhead::db
