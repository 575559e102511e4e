#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// A player's puzzle rating in one variant.
struct PuzzleRating {
  std::string variant;
  int rating;
  int deviation;
  bool provisional;
  std::int64_t tries;
  std::int64_t solved;
};

/// A player's first attempt at a puzzle.
struct PuzzleTry {
  PuzzleId puzzle;
  bool solved;
  Instant at;
  bool counted = true;  ///< affects ratings
};

/// How a player's last attempts ended.
struct LatestTries {
  std::vector<PuzzleTry> tries;  ///< the last one first
  std::int64_t streak;           ///< number of puzzles solved since the last failure
};

/// A player's report of a faulty puzzle.
struct PuzzleReport {
  PuzzleReportId id;
  PuzzleId puzzle;
  std::string variant;
  std::string username;
  std::string text;
  Instant at;
  std::string asked;  ///< the position to solve, as FEN
  std::vector<std::string> solution;
};

/// A puzzle that a moderator has disabled.
struct DisabledPuzzle {
  PuzzleId puzzle;
  std::string variant;
  std::string asked;  ///< the position to solve, as FEN
  std::vector<std::string> solution;
  std::string by;
  std::string reason;
  Instant at;
};

}  // namespace crownhead::accounts
