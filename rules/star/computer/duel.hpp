#pragma once

#include <cstddef>

#include "rules/search_budget.hpp"
#include "rules/star/computer/seen.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// Looks ahead where two play: alpha-beta.
class Duel {
 public:
  /// `width`: moves that are looked at beyond the first ply, those that gain most. `entries`: how
  /// many positions it remembers, a power of two or none.
  Duel(const Terms& terms, std::size_t width, std::size_t entries, SearchBudget& budget)
      : terms_(terms), width_(width), seen_(entries), budget_(budget) {}

  /// Of a move, for the seat that makes it, `depth` plies deep with it. What is no better than
  /// `least` or no worse than `most` need not be exact.
  int value(const Position& position, Move move, int depth, int least, int most);

 private:
  struct Best {
    int score;
    Move move;
  };

  /// For the seat to move, as far as it goes within the budget.
  int best(const Position& position, int depth, int least, int most);
  int best_remembered(const Position& position, int depth, int least, int most);
  /// `first` is looked at before all others, if it is among those that are.
  Best best_of_moves(const Position& position, int depth, int least, int most, Move first);

  const Terms& terms_;
  std::size_t width_;
  Seen seen_;
  SearchBudget& budget_;
};

}  // namespace crownhead::star::computer
