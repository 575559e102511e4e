#pragma once

#include <cstddef>
#include <vector>

#include "rules/search_budget.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// Looks ahead where more than two play: at the turns of one seat, each followed by the move of
/// every other seat that brings it furthest.
class Rounds {
 public:
  /// `width`: moves that are looked at beyond the first, those that gain most.
  Rounds(const Terms& terms, int seat, std::size_t width, SearchBudget& budget)
      : terms_(terms), seat_(seat), width_(width), budget_(budget) {}

  /// Of a move of the seat and the best that follows in `turns` - 1 further turns of it.
  int value(const Position& position, Move move, int turns);

 private:
  int best(const Position& position, int turns);
  std::vector<Move> widest(const Position& position) const;
  /// Of whichever seat is to move.
  Move furthest(const Position& position) const;
  bool goes_on(const Position& position) const;

  const Terms& terms_;
  int seat_;
  std::size_t width_;
  SearchBudget& budget_;
};

}  // namespace crownhead::star::computer
