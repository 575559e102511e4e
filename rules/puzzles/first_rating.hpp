#pragma once

#include <cstdint>

#include "rules/puzzles/puzzle.hpp"
#include "rules/rating/glicko2.hpp"

namespace crownhead::puzzles {

/// Returns the estimated difficulty of a puzzle before players have tried it: docs/computer.md has
/// the rule.
rating::Rating first_rating(const Puzzle& puzzle);

/// A rated attempt at a puzzle.
struct RatedTry {
  bool solved;
  bool hinted = false;     ///< the player has asked for a hint
  std::int64_t tries = 0;  ///< number of the player's rated attempts before this one
};

/// The ratings of player and puzzle after an attempt, computed like a game that one of them has
/// won. docs/computer.md has the rules for hints and for a player's first attempts.
struct AfterTry {
  rating::Rating player, puzzle;
};
AfterTry after_try(const rating::Rating& player, const rating::Rating& puzzle,
                   const RatedTry& tried);

}  // namespace crownhead::puzzles
