#pragma once

#include <utility>

#include "rules/draughts/moves/leaf_count.hpp"
#include "rules/draughts/moves/reply_count.hpp"

namespace crownhead::draughts {

/// Counts the legal move sequences of one game. The last ply, and without captures the last two
/// plies, are counted without making the moves.
template <class Rules>
class PerftCount {
  using Gen = Generator<Rules>;
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = typename Gen::State;

 public:
  /// `barred`: the quiet move that the rules forbid at first; none if its origin is empty.
  PerftCount(Counting counting, const WordMove<Word>& barred)
      : counting_(counting), barred_(barred) {}

  /// Counts with `us` to move.
  template <Color us>
  std::uint64_t count(const State& state, int depth) {
    if constexpr (Rules::moves_both_colors) {
      return count_both(state, depth);
    } else {
      return count_one<us>(state, depth);
    }
  }

 private:
  template <Color us>
  std::uint64_t count_one(const State& state, int depth) {
    if (depth == 1) return leaf_count<Rules, us>(state, counting_, list_);
    if constexpr (Rules::first_king_ends) {
      if ((state.kings[0] | state.kings[1]) != 0) return 0;
    }
    const std::size_t first = list_.size();
    LegalCaptures<Rules, us>(state, counting_, list_).append();
    const std::size_t last = list_.size();
    if (last == first) return quiet<us>(state, depth, {});
    const std::uint64_t nodes = listed<us>(state, depth, first, last);
    list_.resize(first);
    return nodes;
  }

  /// For games in which a player moves the pieces of both colours; a player without own pieces has
  /// lost.
  std::uint64_t count_both(const State& state, int depth) {
    constexpr Color white = Color::white;
    constexpr Color black = Color::black;
    const WordMove<Word> barred = std::exchange(barred_, {});
    if (state.all(white) == 0 || state.all(black) == 0) return 0;
    const LegalCaptures<Rules, white> by_white(state, counting_, list_);
    const LegalCaptures<Rules, black> by_black(state, counting_, list_);
    if (depth == 1) {
      const std::uint64_t captures = by_white.count() + by_black.count();
      if (captures != 0) return captures;
      return quiet_count<Rules, white>(state) + quiet_count<Rules, black>(state) -
             (barred.from != 0 ? 1 : 0);
    }
    const std::size_t first = list_.size();
    by_white.append();
    const std::size_t middle = list_.size();
    by_black.append();
    const std::size_t last = list_.size();
    if (last == first)
      return quiet<white>(state, depth, barred) + quiet<black>(state, depth, barred);
    const std::uint64_t nodes =
        listed<white>(state, depth, first, middle) + listed<black>(state, depth, middle, last);
    list_.resize(first);
    return nodes;
  }

  /// Counts below a move of `us`.
  template <Color us>
  std::uint64_t below(const State& next, int depth) {
    return count<opposite(us)>(next, depth - 1);
  }

  /// Counts below the moves `first` to `last` of the list.
  template <Color us>
  std::uint64_t listed(const State& state, int depth, std::size_t first, std::size_t last) {
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
      nodes += below<us>(Gen::template play<us>(state, list_[i]), depth);
    }
    return nodes;
  }

  template <Color us>
  std::uint64_t quiet(const State& state, int depth, const WordMove<Word>& barred) {
    constexpr Directions moves = seen_by<us>(Rules::man_moves);
    if (depth == 2 && (state.kings[0] | state.kings[1]) == 0) {
      const ReplyCount<Rules, us> replies(state);
      return sum<moves>([&]<Direction d>() { return replied<us, d>(state, replies); });
    }
    const Word men = state.men[slot(us)];
    const Word empty = Gen::empty_squares(state);
    std::uint64_t nodes = sum<moves>([&]<Direction d>() {
      return men_moved<us, d>(state, Board::template step<d>(men) & empty, depth);
    });
    if (state.kings[slot(us)] != 0) nodes += kings_moved<us>(state, depth, barred);
    return nodes;
  }

  template <Color us, Direction d>
  std::uint64_t replied(const State& state, const ReplyCount<Rules, us>& replies) {
    const Word upsets = replies.template upsets<d>();
    return replies.template replies<d>(replies.template targets<d>() & ~upsets) +
           men_moved<us, d>(state, upsets, 2);
  }

  /// Counts below the men's moves in direction d to `targets`.
  template <Color us, Direction d>
  std::uint64_t men_moved(const State& state, Word targets, int depth) {
    std::uint64_t nodes = 0;
    for (; targets != 0; targets &= targets - 1) {
      const Word to = targets & (~targets + 1);
      const Word from = Board::template step<reverse(d)>(to);
      State next = state;
      if ((to & Gen::crown_row(us)) == 0) {
        next.men[slot(us)] ^= from | to;
      } else {
        next.men[slot(us)] ^= from;
        next.kings[slot(us)] ^= to;
        bar_reverse({from, to, 0});
      }
      nodes += below<us>(next, depth);
    }
    return nodes;
  }

  template <Color us>
  std::uint64_t kings_moved(const State& state, int depth, const WordMove<Word>& barred) {
    const std::size_t first = list_.size();
    Gen::template king_moves<us>(state, list_);
    const std::size_t last = list_.size();
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
      const WordMove<Word> move = list_[i];
      if (move == barred) continue;
      bar_reverse(move);
      nodes += below<us>(Gen::template play<us>(state, move), depth);
    }
    list_.resize(first);
    return nodes;
  }

  void bar_reverse(const WordMove<Word>& move) {
    if constexpr (Rules::moves_both_colors) barred_ = {move.to, move.from, 0};
  }

  Counting counting_;
  typename Gen::List list_;
  WordMove<Word> barred_;
};

}  // namespace crownhead::draughts
