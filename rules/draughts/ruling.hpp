#pragma once

#include "rules/draughts/geometry.hpp"

namespace crownhead::draughts {

/// What the generator must know of a game, each with the article of its official rules. A game has
/// one such type; what two games have in common is the generator's own: diagonal moves forward,
/// captures in all four diagonals, flying kings, taken pieces that leave after the move.

/// FMJD, annex 1: official rules of international draughts.
struct International {
  using Board = DarkBoard<10, 10>;                   // 2.1, 2.2, 2.4
  static constexpr bool most_pieces = true;          // 4.13: a king counts as a man
  static constexpr bool crowned_in_passing = false;  // 4.15, 3.5: only where the capture stops
};

/// The code of the 64-square game.
struct Russian {
  using Board = DarkBoard<8, 8>;
  static constexpr bool most_pieces = false;        // 1.5: free choice, every capture to its end
  static constexpr bool crowned_in_passing = true;  // 1.5.15: goes on as a king at once
};

}  // namespace crownhead::draughts
