#pragma once

#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::draughts {

/// One game's generator behind plain functions, for those who know the game only at run time.
struct Engine {
  std::vector<Move> (*legal_moves)(const Position&);
  bool (*has_move)(const Position&);
  Position (*after)(const Position&, const Move&);
  /// Unsorted; a quiet move has one.
  std::vector<Route> (*routes)(const Position&, const Move&);
};

extern const Engine international_engine;
extern const Engine russian_engine;

}  // namespace crownhead::draughts
