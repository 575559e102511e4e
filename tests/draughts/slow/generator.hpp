#pragma once

#include <set>
#include <string>
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
};

/// Every route of every legal move.
std::vector<Route> legal_routes(const Board& board);

/// The board when a legal route has been played.
Board played(const Board& board, const Route& route);

/// A move by its squares' names; routes that differ in nothing of this are one move.
struct Move {
  std::string from;
  std::string to;
  std::set<std::string> captured;
  std::string fen_after;

  auto operator<=>(const Move&) const = default;
};

std::set<Move> legal_moves(const Board& board);

}  // namespace crownhead::slow
