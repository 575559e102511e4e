#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "rules/draughts/board/bitboard.hpp"
#include "rules/draughts/board/prisoners.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// Returns the index of `color` in a table with one entry per colour.
constexpr std::size_t slot(Color color) { return static_cast<std::size_t>(color); }

/// Frisian: the king that moved last, and how many times in a row without a capture and without a
/// move of another piece of its colour. Both fields are 0 if there is none or the side has no man.
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

/// Bashni: the pieces under the piece on `square`.
struct Tower {
  Square square;
  Prisoners prisoners;  ///< never empty

  bool operator==(const Tower&) const = default;
};

/// The pieces and the side to move: everything that legal moves depend on. Equal positions count as
/// repetitions for the draw rules.
struct Position {
  std::array<Bitboard, 2> men = {};    ///< by colour, see slot()
  std::array<Bitboard, 2> kings = {};  ///< by colour
  Color turn = Color::white;
  std::array<KingRun, 2> king_runs = {};  ///< by colour
  std::optional<Step> barred = {};        ///< the reverse of the last move, if a king made it
  std::vector<Tower> towers = {};         ///< by square; the other fields have the tops

  constexpr Bitboard pieces(Color color) const { return men[slot(color)] | kings[slot(color)]; }
  constexpr Bitboard occupied() const { return pieces(Color::white) | pieces(Color::black); }

  bool operator==(const Position&) const = default;
};

Position start_position(const Variant& variant);

}  // namespace crownhead::draughts
