#pragma once

#include <cstdint>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::training {

/// A game of the computer against itself in which puzzles are looked for.
struct PuzzleGame {
  draughts::Position start;
  std::vector<draughts::Move> moves;
};

/// Plays the game of that number, the same on every machine: both sides at levels from 1 to 5 by
/// lot. Every second game begins with an ending of three to eight pieces by lot; with
/// `ending_pieces` every game does, with so many pieces at most.
PuzzleGame play_for_puzzles(const draughts::Variant& variant, std::uint64_t seed,
                            std::uint32_t number, int ending_pieces = 0);

}  // namespace crownhead::training
