#pragma once

#include <string>

#include "rules/puzzles/written.hpp"

namespace crownhead::puzzles {

constexpr int different_puzzles = 16;

/// Returns endings on an 8x8 board with algebraic squares that differ by the men on White's first
/// row. Nothing is won in them; the solution is simply the given moves.
inline WrittenPuzzle made_puzzle(int number = 0, const std::string& variant = "russian") {
  std::string white = "c3,e3";
  for (int i = 0; i < 4; ++i)
    if ((number >> i) % 2 == 1) white += std::string(",") + "aceg"[i] + "1";
  return {.variant = variant,
          .ruleset = "",
          .fen = "B:W" + white + ":Bb8,h8",
          .last_move = "b8-a7",
          .solution = {"c3-d4", "h8-g7", "d4-c5"},
          .themes = {},
          .score = 120,
          .ply = 41};
}

}  // namespace crownhead::puzzles
