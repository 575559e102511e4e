#pragma once

#include "rules/draughts/board/board_state.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// Returns true if the rule prefers captures of the most pieces, with kings counted like men or
/// higher.
constexpr bool takes_most(Choice choice) {
  return choice != Choice::any && choice != Choice::king_first;
}

/// Ranks captures; the captures of the highest rank are legal.
template <class Board>
class CaptureRank {
  using Word = typename Board::Word;

 public:
  /// For captures by `us`.
  CaptureRank(const BoardState<Board>& state, Color us)
      : our_kings_(state.kings[slot(us)]), their_kings_(state.kings[slot(opposite(us))]) {}

  /// Reports a hop of the route, as a sink of CaptureSearch does; needed before rank() if the order
  /// of hops counts.
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
        const int score = taken + kings(captured);  // a man counts one, a king almost two
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
  std::uint64_t met_ = 0;  ///< hops of the current route that took a king
};

}  // namespace crownhead::draughts
