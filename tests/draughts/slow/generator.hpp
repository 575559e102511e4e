#pragma once

#include <vector>

#include "tests/draughts/slow/board.hpp"

namespace crownhead::slow {

/// One way to play a move, hop by hop.
struct Route {
  Place from;
  std::vector<Place> landings;  ///< in a straight line, the square directly behind each piece
  std::vector<Place> captured;  ///< in order
  std::vector<Piece> victims;   ///< the captured pieces
  Piece mover;                  ///< before the move
  Tower tower;                  ///< after landing, before any promotion for stopping there
};

/// Returns every route of every legal move.
std::vector<Route> legal_routes(const Board& board);

/// Returns the board after a legal route.
Board played(const Board& board, const Route& route);

/// Routes that agree in all of this are one move.
struct Move {
  Place from;
  Place to;
  std::vector<Place> captured;  ///< sorted
  Board after;

  auto operator<=>(const Move&) const = default;
};

/// Each move once, sorted.
std::vector<Move> legal_moves(const Board& board);

}  // namespace crownhead::slow
