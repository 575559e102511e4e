#pragma once

#include <cstdint>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::training {

/// A game of the computer against itself, to be searched for puzzles.
struct PuzzleGame {
  draughts::Position start;
  std::vector<draughts::Move> moves;
};

/// Plays the game with this number, the same on every machine, with both sides at random levels
/// from 1 to 5. Every second game begins with a random ending of three to eight pieces; with
/// `ending_pieces` every game does, with at most that many pieces.
PuzzleGame play_for_puzzles(const draughts::Variant& variant, std::uint64_t seed,
                            std::uint32_t number, int ending_pieces = 0);

}  // namespace crownhead::training
