#pragma once

#include <cstddef>

#include "rules/search_budget.hpp"
#include "rules/star/computer/seen.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// The alpha-beta search for two seats.
class Duel {
 public:
  /// `width`: number of moves searched beyond the first ply, those with the largest gain.
  /// `entries`: size of the transposition table, a power of two or 0.
  Duel(const Terms& terms, std::size_t width, std::size_t entries, SearchBudget& budget)
      : terms_(terms), width_(width), seen_(entries), budget_(budget) {}

  /// Returns the value of a move for the seat that makes it, searched `depth` plies including the
  /// move. The value need not be exact if it is at most `least` or at least `most`.
  int value(const Position& position, Move move, int depth, int least, int most);

 private:
  struct Best {
    int score;
    Move move;
  };

  /// Returns the value for the seat to move, as far as the budget allows.
  int best(const Position& position, int depth, int least, int most);
  int best_remembered(const Position& position, int depth, int least, int most);
  /// Tries `first` before all other moves, if it is one of them.
  Best best_of_moves(const Position& position, int depth, int least, int most, Move first);

  const Terms& terms_;
  std::size_t width_;
  Seen seen_;
  SearchBudget& budget_;
};

}  // namespace crownhead::star::computer
