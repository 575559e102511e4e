#pragma once

#include "rules/draughts/board/board_state.hpp"
#include "rules/draughts/board/ruling.hpp"

namespace crownhead::draughts {

/// Converts a set of directions of Rules to the view of `us`.
template <Color us>
constexpr Directions seen_by(Directions of_white) {
  return us == Color::white ? of_white : flipped(of_white);
}

/// A move in a board's words; `from` and `to` have one bit each.
template <class Word>
struct WordMove {
  Word from;
  Word to;
  Word captured;

  bool operator==(const WordMove&) const = default;
};

/// Everything that can follow a landing depends on a branch: the pieces taken so far, the square,
/// and the direction of arrival. Equal branches contain the same moves, whatever the order of their
/// hops.
template <class Word>
struct CaptureBranch {
  Word from;
  Word captured;
  Word at;      ///< from and at have one bit
  int arrival;  ///< direction of the last hop; -1 for a man whose next hop does not depend on it

  bool operator==(const CaptureBranch&) const = default;
};

/// Follows every route of every capture of one side. A jumped piece stays on the board until the
/// move ends (FMJD 4.11): it blocks and cannot be jumped again. With Rules::removed_at_once it is
/// removed at its hop; pieces under it stay.
///
/// Sink: `wants(victim)` returns true if routes over the victim are wanted. `hop(index, landing,
/// victim)` reports the landing of hop number `index` of the current route; it replaces an earlier
/// one. If `remembers` is true, `enters(branch)` is called before the routes of a branch, and may
/// skip it by returning false, and `leaves(branch)` after them. `finish(from, to, captured, taken)`
/// is called at the end of each route; `from` and `to` have one bit. Of the finished routes, those
/// with the highest CaptureRank are legal.
template <class Rules, Color us, class Sink>
class CaptureSearch {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;

 public:
  CaptureSearch(const BoardState<Board>& state, Sink& sink)
      : theirs_(state.all(opposite(us))),
        empty_(Board::all & ~(theirs_ | state.all(us))),
        their_kings_(state.kings[slot(opposite(us))]),
        sink_(sink) {
    if constexpr (Rules::takes_own) theirs_ |= state.all(us);
  }

  /// Sets the squares that stay occupied when their top piece is taken; for Rules::takes_tops.
  void set_towers(Word towers) { towers_ = towers; }

  /// Returns the men among `men` that can jump.
  Word jumping_men(Word men) const {
    return men & any_of<man_captures>(Word{0}, [&]<Direction d>() { return jumpable<d>(); });
  }

  void from_man(Word from) {
    start(from);
    man<man_captures>(from);
    end(from);
  }

  void from_king(Word from) {
    start(from);
    king<Rules::king_captures>(from);
    end(from);
  }

  /// Continues a capture by a man after `taken` hops, still as a man.
  void man_from(const WordMove<Word>& so_far, int taken) {
    resume(so_far, taken);
    man<man_captures>(so_far.to);
  }

  /// Continues the capture as a king.
  void king_from(const WordMove<Word>& so_far, int taken) {
    resume(so_far, taken);
    king<Rules::king_captures>(so_far.to);
  }

 private:
  static constexpr Word crown_row = Board::row(us == Color::white ? 0 : Board::rows - 1);
  static constexpr Directions man_captures = seen_by<us>(Rules::man_captures);
  static constexpr int number(Direction d) { return static_cast<int>(d); }

  /// Returns the directions of `all` that may follow a hop in direction d.
  static constexpr Directions after_hop(Directions all, Direction d) {
    return Rules::removed_at_once && !Rules::turns_back ? all.without(reverse(d)) : all;
  }

  void start(Word from) {
    from_ = from;
    empty_ |= from;
    if constexpr (Rules::takes_own) theirs_ ^= from;
  }
  void resume(const WordMove<Word>& so_far, int taken) {
    start(so_far.from);
    take(so_far.captured);
    taken_ = taken;
  }
  void end(Word from) {
    empty_ ^= from;
    if constexpr (Rules::takes_own) theirs_ ^= from;
  }

  Word prey_of_man() const {
    if constexpr (Rules::men_take_kings) return theirs_;
    return theirs_ & ~their_kings_;
  }

  /// Returns the origins of a man's jumps in direction d.
  template <Direction d>
  Word jumpable() const {
    return Board::template step<reverse(d)>(prey_of_man() &
                                            Board::template step<reverse(d)>(empty_));
  }

  // Not inlined: at every hop, this would make the browser's module a tenth larger.
  [[gnu::noinline]] bool enters(Word at, int arrival) {
    return sink_.enters({from_, captured_, at, arrival});
  }
  [[gnu::noinline]] void leaves(Word at, int arrival) {
    sink_.leaves({from_, captured_, at, arrival});
  }

  void take(Word victim) {
    captured_ ^= victim;
    theirs_ ^= victim;
    if constexpr (Rules::takes_tops) {
      empty_ ^= victim & ~towers_;
    } else if constexpr (Rules::removed_at_once) {
      empty_ ^= victim;
    }
  }

  template <Directions ways>
  void man(Word at) {
    const bool on = any_of<ways>(false, [&]<Direction d>() { return man_hop<d>(at); });
    if (!on && taken_ > 0) sink_.finish(from_, at, captured_, taken_);
  }

  template <Direction d>
  bool man_hop(Word at) {
    const Word victim = Board::template step<d>(at) & prey_of_man();
    const Word landing = Board::template step<d>(victim) & empty_;
    if (landing == 0) return false;
    if (!sink_.wants(victim)) return true;
    take(victim);
    sink_.hop(taken_++, landing, victim);
    const bool crowned = Rules::crowned_in_passing && (landing & crown_row) != 0;
    constexpr int arrival = Rules::removed_at_once ? number(d) : -1;
    if (!Sink::remembers || enters(landing, arrival)) {
      if (crowned) {
        king<Rules::king_captures>(landing);
      } else {
        man<after_hop(man_captures, d)>(landing);
      }
      if constexpr (Sink::remembers) leaves(landing, arrival);
    }
    --taken_;
    take(victim);
    return true;
  }

  template <Directions ways>
  void king(Word at) {
    const bool on = any_of<ways>(false, [&]<Direction d>() { return king_ray<d>(at); });
    if (!on && taken_ > 0) sink_.finish(from_, at, captured_, taken_);
  }

  /// Looks along a line from `at`; returns true if there was a jump.
  template <Direction d>
  bool king_ray(Word at) {
    do {
      at = Board::template step<d>(at);
    } while (Rules::king != King::steps && (at & empty_) != 0);
    return king_hop<d>(at);
  }

  template <Direction d>
  bool king_hop(Word victim) {
    const Word behind = Board::template step<d>(victim) & empty_;
    if ((victim & theirs_) == 0 || behind == 0) return false;
    if (!sink_.wants(victim)) return true;
    take(victim);
    ++taken_;
    if (!Sink::remembers || enters(behind, number(d))) {
      if constexpr (Rules::king == King::flies) {
        land_anywhere<d>(behind, victim);
      } else {
        sink_.hop(taken_ - 1, behind, victim);
        king<after_hop(Rules::king_captures, d)>(behind);
      }
      if constexpr (Sink::remembers) leaves(behind, number(d));
    }
    --taken_;
    take(victim);
    return true;
  }

  /// A king must land where it can continue the capture, if it can.
  template <Direction d>
  void land_anywhere(Word behind, Word victim) {
    constexpr Directions turns =
        Rules::turns_back ? Rules::king_captures.without(d) : Rules::king_captures.across(d);
    bool on = false;
    Word at = behind;
    for (; (at & empty_) != 0; at = Board::template step<d>(at)) {
      sink_.hop(taken_ - 1, at, victim);
      on = any_of<turns>(on, [&]<Direction turn>() { return king_ray<turn>(at); });
    }
    sink_.hop(taken_ - 1, behind, victim);
    on |= king_hop<d>(at);
    if (!on) finish_behind<d>(behind, victim);
  }

  template <Direction d>
  void finish_behind(Word at, Word victim) {
    for (; (at & empty_) != 0; at = Board::template step<d>(at)) {
      sink_.hop(taken_ - 1, at, victim);
      sink_.finish(from_, at, captured_, taken_);
      if constexpr (Rules::stops_behind_king) {
        if ((victim & their_kings_) != 0) break;
      }
    }
  }

  Word theirs_;
  Word empty_;
  Word their_kings_;
  Word from_ = 0;
  Word captured_ = 0;
  Word towers_ = 0;
  int taken_ = 0;
  Sink& sink_;
};

}  // namespace crownhead::draughts
