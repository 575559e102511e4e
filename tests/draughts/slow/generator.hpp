#pragma once

#include <vector>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// One way to play a move, hop by hop.
struct Route {
  Place from;
  std::vector<Place> landings;  ///< going straight on, the square directly behind a piece
  std::vector<Place> captured;  ///< in their order
  std::vector<Piece> victims;   ///< what stood there
  Piece mover;                  ///< as it set out
  Tower tower;                  ///< as it lands, not yet crowned by stopping there
};

/// Every route of every legal move.
std::vector<Route> legal_routes(const Board& board);

/// The board when a legal route has been played.
Board played(const Board& board, const Route& route);

/// Routes that differ in nothing of this are one move.
struct Move {
  Place from;
  Place to;
  std::vector<Place> captured;  ///< sorted
  Board after;

  auto operator<=>(const Move&) const = default;
};

/// Each once, sorted.
std::vector<Move> legal_moves(const Board& board);

}  // namespace crownhead::slow
