#pragma once

#include "rules/draughts/board_state.hpp"
#include "rules/draughts/ruling.hpp"

namespace crownhead::draughts {

/// Tells which of several captures must be played: those of the highest rank.
template <class Rules>
class CaptureRank {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;

 public:
  /// Of the captures by `us`.
  CaptureRank(const BoardState<Board>& state, Color us)
      : our_kings_(state.kings[slot(us)]), their_kings_(state.kings[slot(opposite(us))]) {}

  /// Each hop of a route is told, as in a sink of CaptureSearch, before the route is ranked.
  void hop(int index, Word victim) {
    if constexpr (Rules::choice == Choice::italian) {
      const unsigned bit = 1U << index;
      met_ = (met_ & (bit - 1)) | ((victim & their_kings_) != 0 ? bit : 0);
    }
  }

  int rank(Word from, Word captured, int taken) const {
    constexpr int many = 64;
    if constexpr (Rules::choice == Choice::most_pieces) {
      return taken;
    } else if constexpr (Rules::choice == Choice::most_pieces_then_kings) {
      return taken * many + kings(captured);
    } else if constexpr (Rules::choice == Choice::italian) {
      const int first_king = met_ == 0 ? many - 1 : std::countr_zero(met_);
      return ((taken * 2 + by_king(from)) * many + kings(captured)) * many + many - 1 - first_king;
    } else if constexpr (Rules::choice == Choice::frisian) {
      const int taken_kings = kings(captured);
      const int score = taken + taken_kings;  // a man counts one, a king two, all but equal
      return (score * many + many - 1 - taken_kings) * 2 + by_king(from);
    } else if constexpr (Rules::choice == Choice::king_first) {
      return by_king(from);
    } else {
      return 0;
    }
  }

 private:
  int by_king(Word from) const { return (from & our_kings_) != 0 ? 1 : 0; }
  int kings(Word captured) const { return Board::count(captured & their_kings_); }

  Word our_kings_;
  Word their_kings_;
  unsigned met_ = 0;  ///< the hops of the route so far that took a king
};

}  // namespace crownhead::draughts
