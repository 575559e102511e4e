#pragma once

#include <cstdint>

#include "rules/draughts/generator.hpp"

namespace crownhead::draughts {

/// Counts the legal moves of a position without making them.
///
/// While the side to move has only men, whole sets of hops are computed at once: `hop<d>` moves
/// every man of a set that can jump in direction d. As long as a capture has at most three hops no
/// piece can be met twice, nor the origin, so that one set of landings for each sequence of
/// directions holds each capture once. Longer captures, kings and captures that crown in passing
/// are left to CaptureSearch.
template <class Rules, Color us, Counting counting>
class LeafCount {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;
  using State = typename Gen::State;
  using List = typename Gen::List;
  using enum Direction;

 public:
  LeafCount(const State& state, List& list)
      : state_(state),
        list_(list),
        ours_(state.all(us)),
        theirs_(state.all(opposite(us))),
        empty_(Board::all & ~(ours_ | theirs_)) {}

  std::uint64_t moves() const {
    if (state_.kings[slot(us)] != 0) return listed();
    const Four first = hops_of_any(ours_);
    if (first.any() == 0) return quiet();
    if (Rules::crowned_in_passing && crowns(first.any())) return listed();
    // No man can hop straight back: its origin counts as occupied.
    if (hops_of_any(first.any()).any() == 0) return first.count();
    return longer(first, next(first));
  }

 private:
  static std::uint64_t bits(Word word) { return static_cast<std::uint64_t>(Board::count(word)); }

  /// Landings by the direction of the last hop.
  struct Four {
    Word up_left, up_right, down_left, down_right;

    Word any() const { return up_left | up_right | down_left | down_right; }
    std::uint64_t count() const {
      return bits(up_left) + bits(up_right) + bits(down_left) + bits(down_right);
    }
    friend Four operator|(const Four& a, const Four& b) {
      return {a.up_left | b.up_left, a.up_right | b.up_right, a.down_left | b.down_left,
              a.down_right | b.down_right};
    }
  };

  /// Landings by the directions of the last hop but one and of the last.
  struct Twelve {
    Four up_left, up_right, down_left, down_right;

    Four joined() const { return up_left | up_right | down_left | down_right; }
    Word any() const { return joined().any(); }
    std::uint64_t count() const {
      return up_left.count() + up_right.count() + down_left.count() + down_right.count();
    }
  };

  static bool crowns(Word landings) { return (landings & Gen::crown_row(us)) != 0; }

  template <Direction d>
  Word hop(Word from) const {
    return Board::template step<d>(Board::template step<d>(from) & theirs_) & empty_;
  }

  Four hops_of_any(Word men) const {
    return {hop<up_left>(men), hop<up_right>(men), hop<down_left>(men), hop<down_right>(men)};
  }

  /// The next hops of men that have landed: never straight back.
  Twelve next(const Four& at) const {
    return {
        {hop<up_left>(at.up_left), hop<up_right>(at.up_left), hop<down_left>(at.up_left), 0},
        {hop<up_left>(at.up_right), hop<up_right>(at.up_right), 0, hop<down_right>(at.up_right)},
        {hop<up_left>(at.down_left), 0, hop<down_left>(at.down_left),
         hop<down_right>(at.down_left)},
        {0, hop<up_right>(at.down_right), hop<down_left>(at.down_right),
         hop<down_right>(at.down_right)}};
  }

  std::uint64_t quiet() const {
    constexpr Direction left = us == Color::white ? up_left : down_left;
    constexpr Direction right = us == Color::white ? up_right : down_right;
    return bits(Board::template step<left>(ours_) & empty_) +
           bits(Board::template step<right>(ours_) & empty_);
  }

  /// Captures of two hops and more.
  std::uint64_t longer(const Four& first, const Twelve& second) const {
    const bool goes_on = next(second.joined()).any() != 0;
    if constexpr (Rules::most_pieces) {
      return goes_on ? three_hops(second) : second.count();
    } else {
      if (goes_on || crowns(second.any())) return listed();
      return second.count() + first_ended(first, second);
    }
  }

  std::uint64_t three_hops(const Twelve& second) const {
    const Twelve a = next(second.up_left);
    const Twelve b = next(second.up_right);
    const Twelve c = next(second.down_left);
    const Twelve d = next(second.down_right);
    // The landing of a fourth hop may be the origin: own squares count as free.
    LeafCount loose = *this;
    loose.empty_ |= ours_;
    if (loose.next(a.joined() | b.joined() | c.joined() | d.joined()).any() != 0) return listed();
    return a.count() + b.count() + c.count() + d.count();
  }

  /// How many captures end with their first hop.
  static std::uint64_t first_ended(const Four& first, const Twelve& second) {
    return ended(first.up_left, second.up_left) + ended(first.up_right, second.up_right) +
           ended(first.down_left, second.down_left) + ended(first.down_right, second.down_right);
  }

  /// How many of those that landed on `landed` hop no further, `next` being where they would.
  static std::uint64_t ended(Word landed, const Four& next) {
    const Word on = back<up_left>(next.up_left) | back<up_right>(next.up_right) |
                    back<down_left>(next.down_left) | back<down_right>(next.down_right);
    return bits(landed & ~on);
  }

  template <Direction d>
  static Word back(Word landed) {
    return Board::template step<reverse(d)>(Board::template step<reverse(d)>(landed));
  }

  std::uint64_t listed() const {
    const std::size_t first = list_.size();
    Gen::template generate<us, counting>(state_, list_);
    const std::size_t found = list_.size() - first;
    list_.resize(first);
    return found;
  }

  const State& state_;
  List& list_;
  Word ours_;
  Word theirs_;
  Word empty_;
};

}  // namespace crownhead::draughts
