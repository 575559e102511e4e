#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/draughts/moves/leaf_count.hpp"
#include "rules/draughts/moves/reply_count.hpp"

namespace crownhead::draughts {

/// Counts the move sequences of bashni, like PerftCount for the other games. The pieces under a
/// piece affect a move only when the piece is taken, so the tops determine the moves.
class ColumnCount {
 public:
  explicit ColumnCount(Counting counting) : counting_(counting) {}

  /// `depth` must be at least 1.
  std::uint64_t count(const Position& position, int depth) {
    State state{BoardState<Board>::of(position), 0};
    Prison prison = {};
    for (const Tower& tower : position.towers) {
      const Word square = Board::one(Board::bit_of(tower.square));
      state.towers |= square;
      under(prison, square) = tower.prisoners;
    }
    return position.turn == Color::white ? below<Color::white>(state, prison, depth)
                                         : below<Color::black>(state, prison, depth);
  }

 private:
  using Board = Bashni::Board;
  using Word = Board::Word;
  using Gen = Generator<Bashni>;

  struct State : BoardState<Board> {
    Word towers;  ///< squares with pieces under the top
  };

  /// The pieces under each top, by the bit of the square.
  using Prison = std::array<Prisoners, Board::bit_of(Board::squares - 1) + 1>;

  static Prisoners& under(Prison& prison, Word square) {
    return prison[static_cast<std::size_t>(Board::lowest(square))];
  }
  static const Prisoners& under(const Prison& prison, Word square) {
    return prison[static_cast<std::size_t>(Board::lowest(square))];
  }

  struct Capture {
    WordMove<Word> move;
    Prisoners taken;

    bool operator==(const Capture&) const = default;
  };

  /// The victims of the current route by hop; undefined after its end.
  using Victims = std::array<Word, Board::squares>;

  /// A sink of CaptureSearch and of ManCaptures. Captures found as sets are only counted unless
  /// `keeps` is true; the others are appended to the list.
  template <bool keeps>
  class Found {
   public:
    Found(const State& state, Color us, Counting counting, std::vector<Capture>& list,
          Victims& victims)
        : list_(list),
          first_(list.size()),
          victims_(victims),
          towers_(state.towers),
          their_kings_(state.kings[slot(opposite(us))]),
          them_(opposite(us)),
          counting_(counting) {}

    static constexpr bool remembers = false;
    static constexpr bool enters(const CaptureBranch<Word>&) { return true; }
    static constexpr void leaves(const CaptureBranch<Word>&) {}
    static constexpr bool wants(Word) { return true; }
    void hop(int index, Word, Word victim) { victims_[static_cast<std::size_t>(index)] = victim; }

    Word towers() const { return towers_; }

    /// Prepares for continuing a man's capture from the hops of ManCaptures.
    void resumes(const WordMove<Word>& so_far) {
      victims_[0] = so_far.captured & any_of<diagonals>(Word{0}, [&]<Direction d>() {
                      return Board::step<d>(so_far.from);
                    });
      victims_[1] = so_far.captured ^ victims_[0];
    }

    static constexpr int most_hops = 2;
    template <class Way>
    void ended(Word landings) {
      if constexpr (!keeps) {
        by_sets_ += static_cast<std::uint64_t>(Board::count(landings));
        return;
      }
      for (; landings != 0; landings &= landings - 1) {
        const WordMove<Word> move = Way::move(landings & (~landings + 1));
        resumes(move);
        list_.push_back({move, taken_by(Way::count)});
      }
    }

    std::uint64_t count() const { return by_sets_ + (list_.size() - first_); }

    void finish(Word from, Word to, Word captured, int taken) {
      const Capture capture{{from, to, captured}, taken_by(taken)};
      const auto begin = list_.begin() + static_cast<std::ptrdiff_t>(first_);
      if (taken > 1 && counting_ == Counting::moves &&
          std::find(begin, list_.end(), capture) != list_.end()) {
        return;
      }
      list_.push_back(capture);
    }

   private:
    /// Returns the pieces taken by the first `hops` hops of the route.
    Prisoners taken_by(int hops) const {
      Prisoners taken;
      for (int i = 0; i < hops; ++i) {
        const bool king = (victims_[static_cast<std::size_t>(i)] & their_kings_) != 0;
        taken.push_bottom({them_, king});
      }
      return taken;
    }

    std::vector<Capture>& list_;
    std::size_t first_;
    Victims& victims_;
    std::uint64_t by_sets_ = 0;
    Word towers_;
    Word their_kings_;
    Color them_;
    Counting counting_;
  };

  template <Color us>
  std::uint64_t below(const State& state, const Prison& prison, int depth) {
    if (depth == 1) return leaves<us>(state);
    const std::size_t first = list_.size();
    append_captures<us>(state);
    const std::size_t last = list_.size();
    if (last == first) return quiet<us>(state, prison, depth);
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
      nodes += below_move<us>(state, prison, Capture(list_[i]), depth);
    }
    list_.resize(first);
    return nodes;
  }

  template <Color us>
  std::uint64_t below_move(const State& state, const Prison& prison, const Capture& capture,
                           int depth) {
    const State next = tops_after<us>(state, prison, capture);
    const bool moves_top = capture.move.captured == 0 && (state.towers & capture.move.from) == 0;
    // The last move needs only the tops.
    if (moves_top || depth == 2) return below<opposite(us)>(next, prison, depth - 1);
    return below<opposite(us)>(next, prison_after(prison, capture), depth - 1);
  }

  /// Counts the legal moves of `us`.
  template <Color us>
  std::uint64_t leaves(const State& state) {
    const std::size_t first = list_.size();
    Found<false> found(state, us, counting_, list_, victims_);
    walk<us>(state, found);
    const std::uint64_t captures = found.count();
    list_.resize(first);
    return captures != 0 ? captures : quiet_count<Bashni, us>(state);
  }

  template <Color us>
  void append_captures(const State& state) {
    Found<true> found(state, us, counting_, list_, victims_);
    walk<us>(state, found);
  }

  template <Color us, bool keeps>
  static void walk(const State& state, Found<keeps>& found) {
    ManCaptures<Bashni, us, Found<keeps>>(state, found).walk(state.men[slot(us)]);
    if (state.kings[slot(us)] != 0) search_kings<us>(state, found);
  }

  template <Color us, bool keeps>
  [[gnu::noinline]] static void search_kings(const State& state, Found<keeps>& found) {
    CaptureSearch<Bashni, us, Found<keeps>> search(state, found);
    search.set_towers(state.towers);
    for (Word kings = state.kings[slot(us)]; kings != 0; kings &= kings - 1) {
      search.from_king(kings & (~kings + 1));
    }
  }

  template <Color us>
  std::uint64_t quiet(const State& state, const Prison& prison, int depth) {
    constexpr Directions moves = seen_by<us>(Bashni::man_moves);
    const Word men = state.men[slot(us)];
    if (depth == 2 && (state.kings[0] | state.kings[1]) == 0) {
      const ReplyCount<Bashni, us> replies(state);
      return sum<moves>([&]<Direction d>() {
        const Word upsets = replies.template upsets<d>();
        return replies.template replies<d>(replies.template targets<d>() & ~upsets) +
               men_moved<us, d>(state, prison, upsets, depth);
      });
    }
    const Word empty = Gen::empty_squares(state);
    std::uint64_t nodes = sum<moves>([&]<Direction d>() {
      return men_moved<us, d>(state, prison, Board::step<d>(men) & empty, depth);
    });
    if (state.kings[slot(us)] == 0) return nodes;
    Gen::List king_moves;
    Gen::king_moves<us>(state, king_moves);
    for (const auto& move : king_moves) nodes += below_move<us>(state, prison, {move, {}}, depth);
    return nodes;
  }

  /// Counts below the men's moves in direction d to `targets`.
  template <Color us, Direction d>
  std::uint64_t men_moved(const State& state, const Prison& prison, Word targets, int depth) {
    std::uint64_t nodes = 0;
    for (; targets != 0; targets &= targets - 1) {
      const Word to = targets & (~targets + 1);
      nodes += below_move<us>(state, prison, {{Board::step<reverse(d)>(to), to, 0}, {}}, depth);
    }
    return nodes;
  }

  template <Color us>
  static State tops_after(const State& state, const Prison& prison, const Capture& capture) {
    const WordMove<Word>& move = capture.move;
    State next{Gen::play<us>(state, move), state.towers & ~move.from};
    for (Word rest = move.captured & state.towers; rest != 0; rest &= rest - 1) {
      const Word square = rest & (~rest + 1);
      const Prisoners& column = under(prison, square);
      (column[0].king ? next.kings : next.men)[slot(column[0].color)] |= square;
      if (column.size() == 1) next.towers &= ~square;
    }
    if (move.captured != 0 || (state.towers & move.from) != 0) next.towers |= move.to;
    return next;
  }

  static Prison prison_after(const Prison& prison, const Capture& capture) {
    const auto& [move, taken] = capture;
    Prison next = prison;
    Prisoners column = under(prison, move.from);
    under(next, move.from) = {};
    for (Word rest = move.captured; rest != 0; rest &= rest - 1) {
      Prisoners& left = under(next, rest);
      if (!left.empty()) left.pop_top();
    }
    for (int i = 0; i < taken.size(); ++i) column.push_bottom(taken[i]);
    under(next, move.to) = column;
    return next;
  }

  Counting counting_;
  std::vector<Capture> list_;
  Victims victims_ = {};
};

}  // namespace crownhead::draughts
