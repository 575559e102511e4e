#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "rules/draughts/board/board_state.hpp"
#include "rules/draughts/moves/capture_rank.hpp"
#include "rules/draughts/moves/capture_search.hpp"

namespace crownhead::draughts {

/// Whether captures with the same origin, destination and captured pieces count once or once per
/// route.
enum class Counting : std::uint8_t { moves, routes };

/// Counts the legal captures of a side, or appends them to a list. A sink of CaptureSearch and of
/// ManCaptures.
template <class Rules, bool keeps>
class CaptureList {
 public:
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = BoardState<Board>;
  using List = std::vector<WordMove<Word>>;

  CaptureList(const State& state, Color us, Counting counting, List& list)
      : list_(list), first_(list.size()), rank_(state, us), counting_(counting) {}

  static constexpr bool remembers = false;
  static constexpr bool enters(const CaptureBranch<Word>&) { return true; }
  static constexpr void leaves(const CaptureBranch<Word>&) {}
  static constexpr bool wants(Word) { return true; }
  void hop(int index, Word, Word victim) {
    if constexpr (Rules::choice == Choice::italian) rank_.hop(index, victim);
  }

  void finish(Word from, Word to, Word captured, int taken) {
    if (!may_be_legal(rank_.rank(Rules::choice, from, captured, taken))) return;
    const WordMove<Word> move{from, to, captured};
    // Two routes to the same square over the same pieces have at least three hops.
    if (taken > 2 && counting_ == Counting::moves && contains(move)) return;
    list_.push_back(move);
  }

  /// Reports the captures of men by the hops of Way that end on `landings`; Way::count is at most
  /// `most_hops`.
  template <class Way>
  void ended(Word landings) {
    if constexpr (!keeps) {
      counts_[takes_most(Rules::choice) ? Way::count : 0] +=
          static_cast<std::uint64_t>(Board::count(landings));
    } else if (may_be_legal(rank_of_men(Way::count))) {
      for (; landings != 0; landings &= landings - 1) {
        list_.push_back(Way::move(landings & (~landings + 1)));
      }
    }
  }
  static constexpr int most_hops = 2;

  /// Returns the number of captures. Restores the list unless it keeps them.
  std::uint64_t take_count() {
    const std::uint64_t listed = list_.size() - first_;
    if constexpr (keeps) return listed;
    list_.resize(first_);
    if constexpr (!takes_most(Rules::choice)) return listed + (highest_ == 0 ? counts_[0] : 0);
    int hops = most_hops;
    while (hops > 0 && counts_[static_cast<std::size_t>(hops)] == 0) --hops;
    const int rank = rank_of_men(hops);
    return (rank >= highest_ ? counts_[static_cast<std::size_t>(hops)] : 0) +
           (rank <= highest_ ? listed : 0);
  }

 private:
  /// Returns the rank of captures of men by a man.
  int rank_of_men(int hops) const { return hops == 0 ? 0 : rank_.rank(Rules::choice, 0, 0, hops); }

  /// Returns false for a lower rank; a higher rank discards the captures found before.
  bool may_be_legal(int rank) {
    if constexpr (Rules::choice == Choice::any) return true;
    if (rank < highest_) return false;
    if (rank > highest_) list_.resize(first_);
    highest_ = rank;
    return true;
  }

  bool contains(const WordMove<Word>& move) const {
    return std::find(list_.begin() + static_cast<std::ptrdiff_t>(first_), list_.end(), move) !=
           list_.end();
  }

  List& list_;
  std::size_t first_;
  CaptureRank<Board> rank_;
  int highest_ = 0;
  Counting counting_;
  std::array<std::uint64_t, most_hops + 1> counts_ = {};  ///< by number of hops, if it matters
};

/// Generates the moves of one game on one board.
template <class Rules>
struct Generator {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = BoardState<Board>;
  using List = std::vector<WordMove<Word>>;

  static constexpr Word crown_row(Color us) {
    return Board::row(us == Color::white ? 0 : Board::rows - 1);
  }

  /// Returns the row before the crown row. A man that jumps a piece there lands on the crown row.
  static constexpr Word row_before_crown(Color us) {
    return Board::row(us == Color::white ? 1 : Board::rows - 2);
  }

  /// Passes every route of every capture to `sink`; see CaptureSearch.
  template <Color us, class Sink>
  static void captures(const State& state, Sink& sink) {
    captures<us>(state, state.men[slot(us)], state.kings[slot(us)], sink);
  }

  /// The same for some men and kings of the side.
  template <Color us, class Sink>
  static void captures(const State& state, Word of_men, Word of_kings, Sink& sink) {
    CaptureSearch<Rules, us, Sink> search(state, sink);
    for (Word men = search.jumping_men(of_men); men != 0; men &= men - 1) {
      search.from_man(men & (~men + 1));
    }
    for (Word kings = of_kings; kings != 0; kings &= kings - 1) {
      search.from_king(kings & (~kings + 1));
    }
  }

  template <Color us>
  static void quiet_moves(const State& state, List& list) {
    const Word empty = empty_squares(state);
    for_each<seen_by<us>(Rules::man_moves)>(
        [&]<Direction d>() { man_moves<d>(state.men[slot(us)], empty, list); });
    king_moves<us>(state, list);
  }

  template <Color us>
  static void king_moves(const State& state, List& list) {
    const Word empty = empty_squares(state);
    for (Word kings = state.kings[slot(us)]; kings != 0; kings &= kings - 1) {
      const Word king = kings & (~kings + 1);
      for_each<Rules::king_moves>([&]<Direction d>() { king_steps<d>(king, empty, list); });
    }
  }

  /// Returns the squares to which a king may move in direction d.
  template <Direction d>
  static Word king_squares(Word king, Word empty) {
    Word squares = 0;
    for (Word to = Board::template step<d>(king) & empty; to != 0;
         to = Board::template step<d>(to) & empty) {
      squares |= to;
      if constexpr (Rules::king == King::steps) break;
    }
    return squares;
  }

  static Word empty_squares(const State& state) {
    return Board::all & ~(state.all(Color::white) | state.all(Color::black));
  }

  /// Returns the pieces after `move`, including promotion.
  template <Color us>
  static State play(const State& state, const WordMove<Word>& move) {
    State next = state;
    for (const Color color : {Color::white, Color::black}) {
      if (color == us && !Rules::takes_own) continue;
      next.men[slot(color)] &= ~move.captured;
      next.kings[slot(color)] &= ~move.captured;
    }
    if ((state.kings[slot(us)] & move.from) != 0 || is_crowned<us>(move)) {
      next.men[slot(us)] &= ~move.from;
      next.kings[slot(us)] = (next.kings[slot(us)] & ~move.from) | move.to;
    } else {
      next.men[slot(us)] = (next.men[slot(us)] & ~move.from) | move.to;
    }
    return next;
  }

 private:
  /// Returns true if a man that makes the move becomes a king. A man can jump a piece on the row
  /// before the crown row only by landing on the crown row.
  template <Color us>
  static bool is_crowned(const WordMove<Word>& move) {
    if ((move.to & crown_row(us)) != 0) return true;
    return Rules::crowned_in_passing && (move.captured & row_before_crown(us)) != 0;
  }

  template <Direction d>
  static void man_moves(Word men, Word empty, List& list) {
    for (Word to = Board::template step<d>(men) & empty; to != 0; to &= to - 1) {
      const Word target = to & (~to + 1);
      list.push_back({Board::template step<reverse(d)>(target), target, 0});
    }
  }

  template <Direction d>
  static void king_steps(Word king, Word empty, List& list) {
    for (Word to = Board::template step<d>(king) & empty; to != 0;
         to = Board::template step<d>(to) & empty) {
      list.push_back({king, to, 0});
      if constexpr (Rules::king == King::steps) break;
    }
  }
};

}  // namespace crownhead::draughts
