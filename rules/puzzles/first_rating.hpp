#pragma once

#include "rules/puzzles/puzzle.hpp"
#include "rules/rating/glicko2.hpp"

namespace crownhead::puzzles {

/// Returns the estimated difficulty of a puzzle before players have tried it: docs/computer.md has
/// the rule.
rating::Rating first_rating(const Puzzle& puzzle);

/// The ratings of player and puzzle after an attempt, computed like a game that one of them has
/// won.
struct AfterTry {
  rating::Rating player, puzzle;
};
AfterTry after_try(const rating::Rating& player, const rating::Rating& puzzle, bool solved);

}  // namespace crownhead::puzzles
