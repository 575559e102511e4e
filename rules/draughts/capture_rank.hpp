#pragma once

#include "rules/draughts/board_state.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// Whether of several captures those with the most pieces go first, kings among them counting
/// alike or more.
constexpr bool takes_most(Choice choice) {
  return choice != Choice::any && choice != Choice::king_first;
}

/// Tells which of several captures must be played: those of the highest rank.
template <class Board>
class CaptureRank {
  using Word = typename Board::Word;

 public:
  /// Of the captures by `us`.
  CaptureRank(const BoardState<Board>& state, Color us)
      : our_kings_(state.kings[slot(us)]), their_kings_(state.kings[slot(opposite(us))]) {}

  /// Each hop of a route is told, as in a sink of CaptureSearch, before the route is ranked where
  /// the order counts.
  void hop(int index, Word victim) {
    const auto bit = std::uint64_t{1} << index;
    met_ = (met_ & (bit - 1)) | ((victim & their_kings_) != 0 ? bit : 0);
  }

  int rank(Choice choice, Word from, Word captured, int taken) const {
    constexpr int many = 64;
    switch (choice) {
      case Choice::any: return 0;
      case Choice::most_pieces: return taken;
      case Choice::most_pieces_then_kings: return taken * many + kings(captured);
      case Choice::king_first: return by_king(from);
      case Choice::italian: {
        const int met_first = met_ == 0 ? many - 1 : std::countr_zero(met_);
        return ((taken * 2 + by_king(from)) * many + kings(captured)) * many + many - 1 - met_first;
      }
      case Choice::frisian: {
        const int score = taken + kings(captured);  // a man counts one, a king all but two
        return (score * many + many - 1 - kings(captured)) * 2 + by_king(from);
      }
    }
    return 0;
  }

 private:
  int by_king(Word from) const { return (from & our_kings_) != 0 ? 1 : 0; }
  int kings(Word captured) const { return Board::count(captured & their_kings_); }

  Word our_kings_;
  Word their_kings_;
  std::uint64_t met_ = 0;  ///< the hops of the route so far that took a king
};

}  // namespace crownhead::draughts
