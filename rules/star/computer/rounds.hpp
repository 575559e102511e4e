#pragma once

#include <cstddef>
#include <vector>

#include "rules/search_budget.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// The search for more than two seats: the turns of one seat, each followed by every other seat's
/// move with the largest gain.
class Rounds {
 public:
  /// `width`: number of moves searched beyond the first turn, those with the largest gain.
  Rounds(const Terms& terms, int seat, std::size_t width, SearchBudget& budget)
      : terms_(terms), seat_(seat), width_(width), budget_(budget) {}

  /// Returns the value of the seat's move followed by the best moves in `turns` - 1 further turns.
  int value(const Position& position, Move move, int turns);

 private:
  int best(const Position& position, int turns);
  std::vector<Move> widest(const Position& position) const;
  /// Returns the move with the largest gain of the seat to move.
  Move furthest(const Position& position) const;
  bool goes_on(const Position& position) const;

  const Terms& terms_;
  int seat_;
  std::size_t width_;
  SearchBudget& budget_;
};

}  // namespace crownhead::star::computer
