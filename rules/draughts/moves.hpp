#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/draughts/position.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// A legal move. Two captures of the same origin, destination and position afterwards are one move,
/// whatever their routes.
struct Move {
  Square from = 0;
  Square to = 0;
  Bitboard captured = {};

  bool operator==(const Move&) const = default;
};

/// All legal moves of the side to move, each once; empty means that it has none.
std::vector<Move> legal_moves(const Variant& variant, const Position& position);

/// The position after a legal move: pieces moved, captured and crowned, the other side to move.
Position after(const Variant& variant, const Position& position, const Move& move);

/// How a game ends on the board, other than by a draw rule.
struct BoardEnd {
  Color winner;
  bool no_pieces;  ///< else the side to move has pieces and no move
};

/// nullopt while the side to move has a legal move.
std::optional<BoardEnd> board_end(const Variant& variant, const Position& position);

}  // namespace crownhead::draughts
