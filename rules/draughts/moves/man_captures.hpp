#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "rules/draughts/moves/generator.hpp"

namespace crownhead::draughts {

/// A sequence of hops of a capture, made by all men that can make it at once, as sets.
template <class Board, Direction... path>
class Hops {
  using Word = typename Board::Word;

 public:
  static constexpr int count = sizeof...(path);
  static constexpr Direction last = (path, ...);

  static WordMove<Word> move(Word to) {
    WordMove<Word> move{0, to, 0};
    move.from = unwound<path...>(to, move.captured);
    return move;
  }

 private:
  template <Direction first, Direction... rest>
  static Word unwound(Word at, Word& captured) {
    if constexpr (sizeof...(rest) > 0) at = unwound<rest...>(at, captured);
    const Word victim = Board::template step<reverse(first)>(at);
    captured |= victim;
    return Board::template step<reverse(first)>(victim);
  }
};

/// Follows the captures of men as sets of landings, one set per sequence of directions.
///
/// For captures of at most two hops, no two sequences make the same move, no piece is met twice,
/// and none returns to its origin. Longer captures are followed one by one from there, by
/// CaptureSearch if men are crowned in passing or pieces are removed at once. If the rules
/// distinguish what is taken, only men may be taken.
template <class Rules, Color us, class Found>
class ManCaptures {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;

 public:
  ManCaptures(const BoardState<Board>& state, Found& found) : state_(state), found_(found) {
    const Word empty = Gen::empty_squares(state);
    prey_ = state.all(opposite(us));
    if constexpr (Rules::takes_own) prey_ |= state.all(us);
    for_each<ways>([&]<Direction d>() {
      jumps_[index(d)] =
          Board::template step<reverse(d)>(prey_ & Board::template step<reverse(d)>(empty));
      jump_ |= jumps_[index(d)];
    });
  }

  void walk(Word men) {
    if ((men & jump_) == 0) return;
    for_each<ways>([&]<Direction d>() { follow<d>(men & jumps_[index(d)]); });
  }

 private:
  static constexpr Directions ways = seen_by<us>(Rules::man_captures);
  static constexpr int known = Found::most_hops;
  static constexpr std::size_t index(Direction d) { return static_cast<std::size_t>(d); }

  /// Returns the columns and rows from a square to the next one in direction d.
  static constexpr std::pair<int, int> stride(Direction d) {
    constexpr auto set = [](auto... listed) { return Directions::of({listed...}); };
    const int length = diagonals.contains(d) ? 1 : Board::straight_step;
    const int column =
        set(right, up_right, down_right).contains(d) - set(left, up_left, down_left).contains(d);
    const int row =
        set(down, down_left, down_right).contains(d) - set(up, up_left, up_right).contains(d);
    return {length * column, length * row};
  }

  /// Returns the directions of a third hop that would end on the origin of the first.
  static constexpr Directions home(Direction first, Direction second) {
    const auto [columns, rows] = stride(first);
    const auto [more_columns, more_rows] = stride(second);
    Directions home;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (stride(ways.at(i)) == std::pair{-columns - more_columns, -rows - more_rows}) {
        home = home | Directions::of({ways.at(i)});
      }
    }
    return home;
  }

  /// Follows the men on `before` that make the last hop of `path`.
  template <Direction... path>
  void follow(Word before) {
    using Way = Hops<Board, path...>;
    constexpr Directions further = ways.without(reverse(Way::last));
    if (before == 0) return;
    Word at = Board::template step<Way::last>(Board::template step<Way::last>(before));
    if constexpr (Rules::crowned_in_passing) {
      const Word crowned = at & Gen::crown_row(us);
      search_from<Way>(crowned, true);
      at ^= crowned;
    }
    Word on = at & jump_;
    if constexpr (Way::count > 1) {
      // The square before the last hop is empty, unlike the origin, so nothing can be jumped back
      // to it.
      on = at & any_of<further>(Word{0}, [&]<Direction d>() { return jumps_[index(d)]; });
      // The origin is empty as well.
      on |= at & any_of<home(path...)>(Word{0}, [&]<Direction d>() {
              return Board::template step<reverse(d)>(prey_);
            });
    }
    if constexpr (Way::count < known) {
      if (on != 0) {
        for_each<further>([&]<Direction d>() { follow<path..., d>(on & jumps_[index(d)]); });
      }
    } else {
      search_from<Way>(on, false);
    }
    if (at != on) found_.template ended<Way>(at ^ on);
  }

  template <class Way>
  void search_from(Word landings, bool crowned) {
    for (; landings != 0; landings &= landings - 1) {
      const WordMove<Word> so_far = Way::move(landings & (~landings + 1));
      if (crowned || Rules::removed_at_once) {
        search_from(so_far, Way::count, crowned);
      } else {
        walk_on_from(so_far, Way::count);
      }
    }
  }

  [[gnu::noinline]] void search_from(const WordMove<Word>& so_far, int taken, bool crowned) {
    CaptureSearch<Rules, us, Found> search(state_, found_);
    if constexpr (Rules::takes_tops) {
      search.set_towers(found_.towers());
      found_.resumes(so_far);
    }
    if (!crowned) {
      search.man_from(so_far, taken);
    } else if constexpr (Rules::crowned_in_passing) {
      search.king_from(so_far, taken);
    }
  }

  /// Follows one man; for each landing it checks once whether a jump is possible from it.
  [[gnu::noinline]] void walk_on_from(const WordMove<Word>& so_far, int taken) {
    empty_ = Gen::empty_squares(state_) | so_far.from;
    may_jump_ = jump_ | any_of<ways>(Word{0}, [&]<Direction d>() {
                  const Word next_to_origin = Board::template step<reverse(d)>(so_far.from);
                  return Board::template step<reverse(d)>(prey_ & next_to_origin);
                });
    walk_on(so_far, taken);
  }

  [[gnu::noinline]] void walk_on(const WordMove<Word>& so_far, int taken) {
    const Word left = prey_ & ~(so_far.captured | so_far.from);
    const bool on = any_of<ways>(false, [&]<Direction d>() {
      const Word victim = Board::template step<d>(so_far.to) & left;
      const Word landing = Board::template step<d>(victim) & empty_;
      if (landing == 0) return false;
      arrive({so_far.from, landing, so_far.captured | victim}, taken + 1);
      return true;
    });
    if (!on) found_.finish(so_far.from, so_far.to, so_far.captured, taken);
  }

  void arrive(const WordMove<Word>& so_far, int taken) {
    if (Rules::crowned_in_passing && (so_far.to & Gen::crown_row(us)) != 0) {
      search_from(so_far, taken, true);
    } else if ((so_far.to & may_jump_) != 0) {
      walk_on(so_far, taken);
    } else {
      found_.finish(so_far.from, so_far.to, so_far.captured, taken);
    }
  }

  const BoardState<Board>& state_;
  Word prey_;
  std::array<Word, 8> jumps_;  ///< by direction: the squares where a jump can start
  Word jump_ = 0;              ///< in any direction
  // State of a single man's capture:
  Word empty_ = 0;     ///< including its origin
  Word may_jump_ = 0;  ///< squares where a jump may start
  Found& found_;
};

/// The legal captures of one side, computed with sets of men if possible.
template <class Rules, Color us>
class LegalCaptures {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = BoardState<Board>;
  using List = std::vector<WordMove<Word>>;

 public:
  /// Uses the end of `list` and restores it, except in append().
  LegalCaptures(const State& state, Counting counting, List& list)
      : state_(state), counting_(counting), list_(list) {}

  std::uint64_t count() const {
    CaptureList<Rules, false> found(state_, us, counting_, list_);
    walk(found);
    return found.take_count();
  }

  void append() const {
    CaptureList<Rules, true> found(state_, us, counting_, list_);
    walk(found);
  }

 private:
  template <class Found>
  void walk(Found& found) const {
    const bool sets = by_sets();
    if (sets) ManCaptures<Rules, us, Found>(state_, found).walk(state_.men[slot(us)]);
    if (!sets || state_.kings[slot(us)] != 0) search(!sets, found);
  }

  /// Searches for all kings, and for the men too if requested.
  template <class Found>
  [[gnu::noinline]] void search(bool men, Found& found) const {
    Generator<Rules>::template captures<us>(state_, men ? state_.men[slot(us)] : Word{0},
                                            state_.kings[slot(us)], found);
  }

  /// Returns true if only men can be taken, where that makes a difference.
  bool by_sets() const {
    constexpr bool distinguishes_kings =
        takes_most(Rules::choice) && Rules::choice != Choice::most_pieces;
    return (Rules::men_take_kings && !distinguishes_kings) || state_.kings[slot(opposite(us))] == 0;
  }

  const State& state_;
  Counting counting_;
  List& list_;
};

}  // namespace crownhead::draughts
