#pragma once

#include <array>
#include <cstddef>

#include "rules/draughts/bitboard.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// Where a table of one entry a colour holds that of `color`.
constexpr std::size_t slot(Color color) { return static_cast<std::size_t>(color); }

/// Where the pieces stand and who is to move: all that the rules of a move look at. Two positions
/// that are equal are the same for a draw by repetition.
struct Position {
  std::array<Bitboard, 2> men = {};    ///< by colour, see slot()
  std::array<Bitboard, 2> kings = {};  ///< by colour
  Color turn = Color::white;

  constexpr Bitboard pieces(Color color) const { return men[slot(color)] | kings[slot(color)]; }
  constexpr Bitboard occupied() const { return pieces(Color::white) | pieces(Color::black); }

  bool operator==(const Position&) const = default;
};

Position start_position(const Variant& variant);

}  // namespace crownhead::draughts
