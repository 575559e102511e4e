#include "db/openings/openings.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>

#include "db/games/stored_game.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/play/clock/speed.hpp"

namespace crownhead::db {
namespace {

constexpr std::int64_t no_end = std::numeric_limits<std::int64_t>::max();

CountedGame read_for_count(Connection& connection, GameId id) {
  const Transaction view(connection, Transaction::Kind::read);
  CountedGame counted{.id = id, .quarter = 0, .speed = {}, .rating = 0, .moves = {}};
  try {
    const auto loaded = load_game(connection, id);
    if (!loaded) return counted;
    counted.quarter = quarter_of(loaded->game.began());
    counted.speed = play::listed_speed(loaded->game.setup().terms.control);
    counted.moves = play::opening_moves(loaded->game);
  } catch (const StoreError&) {
    throw;
  } catch (const std::exception&) {
    return counted;
  }
  counted.rating =
      connection.value<int>("SELECT (white_rating + black_rating) / 2 FROM games WHERE id = ?1", id)
          .value();
  return counted;
}

std::optional<OpeningGame> game_shown(Connection& connection, std::optional<GameId> id) {
  if (!id) return std::nullopt;
  Rows rows = connection.query(
      "SELECT games.created_ms, white.name, black.name, white_rating, black_rating FROM games"
      " JOIN users AS white ON white.id = white_id JOIN users AS black ON black.id = black_id"
      " WHERE games.id = ?1",
      *id);
  if (!rows.next()) return std::nullopt;
  OpeningGame game;
  game.id = *id;
  game.created = rows.take<Instant>();
  game.white = rows.take<std::string>();
  game.black = rows.take<std::string>();
  game.white_rating = rows.take<int>();
  game.black_rating = rows.take<int>();
  return game;
}

/// The example games in a row of the sums.
struct Shown {
  std::optional<GameId> newest, strongest;
};

Rows sums(Connection& connection, std::uint64_t position, const OpeningFilter& filter) {
  return connection.query(
      "SELECT move, CAST(sum(white_wins) AS BIGINT), CAST(sum(draws) AS BIGINT),"
      " CAST(sum(black_wins) AS BIGINT), CAST(sum(ratings) AS BIGINT),"
      " max(newest), max(strongest) FROM opening_moves"
      " WHERE position = ?1 AND quarter >= ?2 AND quarter < ?3 AND speed >= ?4 AND speed <= ?5"
      " AND band >= ?6 AND band < ?7 GROUP BY move",
      std::bit_cast<std::int64_t>(position), filter.since ? quarter_of(*filter.since) : 0,
      filter.until ? quarter_of(*filter.until) : no_end,
      filter.quickest.value_or(rating::all_speeds.front()),
      filter.slowest.value_or(rating::all_speeds.back()), filter.rating_from.value_or(0),
      filter.rating_below ? std::int64_t{*filter.rating_below} : no_end);
}

}  // namespace

std::int64_t Openings::waiting() const {
  auto connection = readers_.borrow();
  return connection->value<std::int64_t>("SELECT count(*) FROM games_to_count").value_or(0);
}

std::vector<GameId> Openings::next_to_count(int limit) const {
  auto connection = readers_.borrow();
  return connection->values<GameId>(
      "SELECT game_id FROM games_to_count ORDER BY game_id DESC LIMIT ?1", limit);
}

void Openings::count(const std::vector<GameId>& games, Done<void> done) {
  auto read = std::make_shared<std::vector<CountedGame>>();
  {
    auto connection = readers_.borrow();
    for (const GameId game : games) read->push_back(read_for_count(*connection, game));
  }
  writer_.submit<void>(
      Locks::of(games),
      [read](Connection& connection) -> Result<void> {
        for (const CountedGame& game : *read) count_game(connection, game);
        return {};
      },
      std::move(done));
}

std::vector<ExploredMove> Openings::moves(std::uint64_t position,
                                          const OpeningFilter& filter) const {
  auto connection = readers_.borrow();
  std::vector<std::pair<ExploredMove, Shown>> found;
  {
    Rows rows = sums(*connection, position, filter);
    while (rows.next()) {
      ExploredMove move{.move = rows.take<std::string>()};
      move.white_wins = rows.take<std::int64_t>();
      move.draws = rows.take<std::int64_t>();
      move.black_wins = rows.take<std::int64_t>();
      move.rating = static_cast<int>(rows.take<std::int64_t>() / move.games());
      const auto newest = rows.take<std::int64_t>();
      Shown shown{.newest = newest > 0 ? std::optional(GameId{newest}) : std::nullopt,
                  .strongest = game_of_strength(rows.take<std::int64_t>())};
      found.emplace_back(std::move(move), shown);
    }
  }
  std::ranges::sort(found, {}, [](const auto& one) {
    return std::pair(-one.first.games(), std::string_view(one.first.move));
  });
  std::vector<ExploredMove> moves;
  for (auto& [move, shown] : found) {
    move.newest = game_shown(*connection, shown.newest);
    move.strongest = game_shown(*connection, shown.strongest);
    moves.push_back(std::move(move));
  }
  return moves;
}

}  // namespace crownhead::db
