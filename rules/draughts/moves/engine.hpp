#pragma once

#include <vector>

#include "rules/draughts/moves/capture_budget.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

/// One game's move generator as plain functions, for callers that choose the game at run time.
struct Engine {
  std::vector<Move> (*legal_moves)(const Position&, CaptureBudget&);
  bool (*has_move)(const Position&);
  Position (*after)(const Position&, const Move&);
  /// Returns every complete capture, including those that the choice rule forbids.
  std::vector<Move> (*captures)(const Position&, CaptureBudget&);
  /// Unsorted; a quiet move has one route.
  std::vector<Route> (*routes)(const Position&, const Move&, CaptureBudget&);
  bool crowned_in_passing;  ///< a man continues from the last row as a king
};

extern const Engine international_engine;
extern const Engine russian_engine;
extern const Engine brazilian_engine;
extern const Engine canadian_engine;
extern const Engine pool_engine;
extern const Engine english_engine;
extern const Engine czech_engine;
extern const Engine spanish_engine;
extern const Engine italian_engine;
extern const Engine thai_engine;
extern const Engine spantsiretti_engine;
extern const Engine breakthrough_engine;
extern const Engine killer_engine;
extern const Engine frisian_engine;
extern const Engine turkish_engine;
extern const Engine armenian_engine;
extern const Engine stavropol_engine;
extern const Engine samoyed_engine;
extern const Engine bashni_engine;

}  // namespace crownhead::draughts
