#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "rules/draughts/bitboard.hpp"
#include "rules/draughts/prisoners.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// Where a table of one entry a colour holds that of `color`.
constexpr std::size_t slot(Color color) { return static_cast<std::size_t>(color); }

/// Frisian: the king that has moved last and how often in a row, nothing being taken and no other
/// piece of its colour moved. `moves` is 0, and `king` too, where there is none or the side has no
/// man.
struct KingRun {
  Square king = 0;
  std::uint8_t moves = 0;

  bool operator==(const KingRun&) const = default;
};

/// Stavropol: a quiet move.
struct Step {
  Square from;
  Square to;

  bool operator==(const Step&) const = default;
};

/// Bashni: what stands under the piece on `square`.
struct Tower {
  Square square;
  Prisoners prisoners;  ///< never empty

  bool operator==(const Tower&) const = default;
};

/// Where the pieces stand and who is to move: all that the rules of a move look at. Two positions
/// that are equal are the same for a draw by repetition.
struct Position {
  std::array<Bitboard, 2> men = {};    ///< by colour, see slot()
  std::array<Bitboard, 2> kings = {};  ///< by colour
  Color turn = Color::white;
  std::array<KingRun, 2> king_runs = {};  ///< by colour
  std::optional<Step> barred = {};        ///< the reverse of the last move, of a king
  std::vector<Tower> towers = {};         ///< by square; the other fields tell their tops

  constexpr Bitboard pieces(Color color) const { return men[slot(color)] | kings[slot(color)]; }
  constexpr Bitboard occupied() const { return pieces(Color::white) | pieces(Color::black); }

  bool operator==(const Position&) const = default;
};

Position start_position(const Variant& variant);

}  // namespace crownhead::draughts
