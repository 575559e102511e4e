#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/puzzles/puzzle.hpp"

namespace crownhead::puzzles {

/// What has come of a try, or of a look at what came of it before.
struct TryResult {
  bool counted = false;
  std::optional<int> before = std::nullopt;  ///< the player's rating, before this
  std::optional<int> rating = std::nullopt;  ///< and now; none where the player has none
  int puzzle_rating = 0;
  std::int64_t tries = 0;
  std::int64_t solved = 0;
};

/// How many puzzles of a variant there are, not counting those that were taken out.
struct Counts {
  std::string variant;
  std::int64_t puzzles = 0;
  std::vector<std::pair<Theme, std::int64_t>> themes = {};
};

}  // namespace crownhead::puzzles
