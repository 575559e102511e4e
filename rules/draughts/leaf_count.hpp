#pragma once

#include <cstdint>

#include "rules/draughts/generator.hpp"

namespace crownhead::draughts {

/// Counts the legal moves of a position without making them.
///
/// While the side to move has only men, whole sets of hops are computed at once: `hop<d>` moves
/// every man of a set that can jump in direction d. As long as a capture has at most three hops no
/// piece can be met twice, nor the origin, so that one set of landings for each sequence of
/// directions holds each capture once. Longer captures, kings, captures that crown in passing and
/// those in which it matters what is taken are left to CaptureSearch.
template <class Rules, Color us, Counting counting>
class LeafCount {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;
  using State = typename Gen::State;
  using List = typename Gen::List;

 public:
  LeafCount(const State& state, List& list)
      : state_(state),
        list_(list),
        ours_(state.all(us)),
        theirs_(state.all(opposite(us))),
        empty_(Board::all & ~(ours_ | theirs_)) {}

  std::uint64_t moves() const {
    const Word their_kings = state_.kings[slot(opposite(us))];
    if constexpr (Rules::first_king_ends) {
      if ((state_.kings[slot(us)] | their_kings) != 0) return 0;
    }
    if (state_.kings[slot(us)] != 0) return listed();
    if (tells_kings && their_kings != 0) return listed();
    if constexpr (is_diagonal) return by_diagonals();
    return by_first_hop();
  }

 private:
  static constexpr Directions man_captures = seen_by<us>(Rules::man_captures);
  static constexpr bool is_diagonal = (Rules::man_captures | diagonals) == diagonals;
  static constexpr bool most_pieces =
      Rules::choice != Choice::any && Rules::choice != Choice::king_first;
  /// Whether a king that can be taken may change which capture must be played.
  static constexpr bool tells_kings = most_pieces && Rules::choice != Choice::most_pieces;

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
    if constexpr (!man_captures.contains(d)) return 0;
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

  std::uint64_t by_diagonals() const {
    const Four first = hops_of_any(ours_);
    if (first.any() == 0) return quiet();
    if (Rules::crowned_in_passing && crowns(first.any())) return listed();
    // No man can hop straight back: its origin counts as occupied.
    if (hops_of_any(first.any()).any() == 0) return first.count();
    return longer(first, next(first));
  }

  std::uint64_t by_first_hop() const {
    Word landings = 0;
    std::uint64_t hops = 0;
    for_each<man_captures>([&]<Direction d>() {
      const Word landed = hop<d>(ours_);
      landings |= landed;
      hops += bits(landed);
    });
    if (landings == 0) return quiet();
    const bool goes_on =
        any_of<man_captures>(false, [&]<Direction d>() { return hop<d>(landings) != 0; });
    return goes_on ? listed() : hops;
  }

  std::uint64_t quiet() const {
    return sum<seen_by<us>(Rules::man_moves)>(
        [&]<Direction d>() { return bits(Board::template step<d>(ours_) & empty_); });
  }

  /// Captures of two hops and more.
  std::uint64_t longer(const Four& first, const Twelve& second) const {
    const bool goes_on = next(second.joined()).any() != 0;
    if constexpr (most_pieces) {
      return goes_on ? three_hops(second) : second.count();
    } else {
      if (goes_on || (Rules::crowned_in_passing && crowns(second.any()))) return listed();
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
