#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/opening_moves.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::db {

/// Ratings are counted in bands of this width; all below the second band are in the first.
constexpr int width_of_band = 200;
constexpr int first_band = 1200;
constexpr int last_band = 2200;

int band_of(int rating);

/// Quarters of a year since that which began in January 1970, UTC.
std::int64_t quarter_of(Instant at);

/// What is counted of a game beside its result, which may still change.
struct CountedGame {
  GameId id;
  std::int64_t quarter;
  rating::Speed speed;
  int rating;  ///< the mean of both players as it began
  std::vector<play::OpeningMove> moves;
};

/// Part of the job that stores another result of a game, its first one among them.
void count_game_later(Connection& connection, GameId game);

/// Counts the game by the result that it has now, in the place of the one by which it was counted,
/// and takes it off those that are to be counted.
void count_game(Connection& connection, const CountedGame& game);

/// A game and its rating as one number, by which the strongest is found.
std::int64_t strength_of(GameId game, int rating);
/// The game of such a number; nullopt for 0.
std::optional<GameId> game_of_strength(std::int64_t strength);

}  // namespace crownhead::db
