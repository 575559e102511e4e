#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/puzzles/puzzle.hpp"

namespace crownhead::puzzles {

/// The result of an attempt, or of reading an earlier attempt.
struct TryResult {
  bool counted = false;
  std::optional<int> before = std::nullopt;  ///< the player's rating before the attempt
  std::optional<int> rating = std::nullopt;  ///< and afterwards; none if the player has no rating
  int puzzle_rating = 0;
  std::int64_t tries = 0;
  std::int64_t solved = 0;
};

/// The number of puzzles of a variant, without disabled ones.
struct Counts {
  std::string variant;
  std::int64_t puzzles = 0;
  std::vector<std::pair<Theme, std::int64_t>> themes = {};
};

}  // namespace crownhead::puzzles
