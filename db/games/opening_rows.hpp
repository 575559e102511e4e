#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/openings/opening_moves.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::db {

/// Ratings are counted in bands of this width; all below the second band are in the first.
constexpr int width_of_band = 200;
constexpr int first_band = 1200;
constexpr int last_band = 2200;

int band_of(int rating);

/// Returns the number of quarters of a year between January 1970 (UTC) and `at`.
std::int64_t quarter_of(Instant at);

/// The counted facts about a game, except for its result, which may still change.
struct CountedGame {
  GameId id;
  std::int64_t quarter;
  rating::Speed speed;
  int rating;  ///< the mean of both players at the start
  std::vector<play::OpeningMove> moves;
};

/// Queues the game to be counted. Part of the job that stores its first result or another one.
void count_game_later(Connection& connection, GameId game);

/// Counts the game by its present result, replacing an earlier count of it, and removes it from the
/// queue.
void count_game(Connection& connection, const CountedGame& game);

/// Combines a game and its rating in one number, so that a maximum finds the strongest game.
std::int64_t strength_of(GameId game, int rating);
/// Returns the game in such a number; nullopt for 0.
std::optional<GameId> game_of_strength(std::int64_t strength);

}  // namespace crownhead::db
