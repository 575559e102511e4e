#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// What a player can do at the puzzles of a variant.
struct PuzzleRating {
  std::string variant;
  int rating;
  int deviation;
  bool provisional;
  std::int64_t tries;
  std::int64_t solved;
};

/// The first try of a player at a puzzle.
struct PuzzleTry {
  PuzzleId puzzle;
  bool solved;
  Instant at;
  bool counted = true;  ///< changes ratings
};

/// What a player says is wrong with a puzzle.
struct PuzzleReport {
  PuzzleReportId id;
  PuzzleId puzzle;
  std::string variant;
  std::string username;
  std::string text;
  Instant at;
  std::string asked;  ///< the position to be solved, as FEN
  std::vector<std::string> solution;
};

/// A puzzle that a moderator has taken out.
struct PuzzleTakenOut {
  PuzzleId puzzle;
  std::string variant;
  std::string asked;  ///< the position to be solved, as FEN
  std::vector<std::string> solution;
  std::string by;
  std::string reason;
  Instant at;
};

}  // namespace crownhead::accounts
