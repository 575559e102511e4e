#pragma once

#include "rules/draughts/board_state.hpp"
#include "rules/draughts/geometry.hpp"

namespace crownhead::draughts {

/// Walks every route of every capture of one side. A piece that was jumped stays where it is until
/// the move ends: it blocks and is not jumped again (FMJD 4.11).
///
/// Sink: `wants(victim)` says whether routes over it are asked for; `hop(index, landing, victim)`
/// for the landing after the hop number `index` of the route being walked, overwriting the former
/// one; `finish(from, to, captured, taken)` at the end of each route, `from` and `to` words of one
/// bit. Without most_pieces all routes that finish are legal; with it those with the largest
/// `taken` are.
template <class Rules, Color us, class Sink>
class CaptureSearch {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using enum Direction;

 public:
  CaptureSearch(const BoardState<Board>& state, Sink& sink)
      : theirs_(state.all(opposite(us))),
        empty_(Board::all & ~(theirs_ | state.all(us))),
        sink_(sink) {}

  /// The men among `men` that can jump something.
  Word jumping_men(Word men) const {
    return men & (jumpable<up_left>() | jumpable<up_right>() | jumpable<down_left>() |
                  jumpable<down_right>());
  }

  void from_man(Word from) {
    start(from);
    man(from);
    empty_ ^= from;
  }

  void from_king(Word from) {
    start(from);
    king(from);
    empty_ ^= from;
  }

 private:
  static constexpr Word crown_row = Board::row(us == Color::white ? 0 : Board::rows - 1);

  void start(Word from) {
    from_ = from;
    empty_ |= from;
  }

  template <Direction d>
  Word jumpable() const {
    return Board::template step<reverse(d)>(theirs_ & Board::template step<reverse(d)>(empty_));
  }

  void take(Word victim) {
    captured_ ^= victim;
    theirs_ ^= victim;
  }

  void man(Word at) {
    bool on = man_hop<up_left>(at);
    on |= man_hop<up_right>(at);
    on |= man_hop<down_left>(at);
    on |= man_hop<down_right>(at);
    if (!on && taken_ > 0) sink_.finish(from_, at, captured_, taken_);
  }

  template <Direction d>
  bool man_hop(Word at) {
    const Word victim = Board::template step<d>(at) & theirs_;
    const Word landing = Board::template step<d>(victim) & empty_;
    if (landing == 0) return false;
    if (!sink_.wants(victim)) return true;
    take(victim);
    sink_.hop(taken_++, landing, victim);
    if constexpr (Rules::crowned_in_passing) {
      if ((landing & crown_row) != 0) {
        king(landing);
      } else {
        man(landing);
      }
    } else {
      man(landing);
    }
    --taken_;
    take(victim);
    return true;
  }

  void king(Word at) {
    bool on = king_ray<up_left>(at);
    on |= king_ray<up_right>(at);
    on |= king_ray<down_left>(at);
    on |= king_ray<down_right>(at);
    if (!on && taken_ > 0) sink_.finish(from_, at, captured_, taken_);
  }

  /// Looks along a line from `at`; true if there was something to jump.
  template <Direction d>
  bool king_ray(Word at) {
    do {
      at = Board::template step<d>(at);
    } while ((at & empty_) != 0);
    return king_hop<d>(at);
  }

  template <Direction d>
  bool king_hop(Word victim) {
    const Word behind = Board::template step<d>(victim) & empty_;
    if ((victim & theirs_) == 0 || behind == 0) return false;
    if (!sink_.wants(victim)) return true;
    take(victim);
    ++taken_;
    bool on = false;
    Word at = behind;
    for (; (at & empty_) != 0; at = Board::template step<d>(at)) {
      sink_.hop(taken_ - 1, at, victim);
      on |= turn<d>(at);
    }
    sink_.hop(taken_ - 1, behind, victim);
    on |= king_hop<d>(at);
    if (!on) finish_behind<d>(behind, victim);
    --taken_;
    take(victim);
    return true;
  }

  /// Tries the two lines that cross `d`.
  template <Direction d>
  bool turn(Word at) {
    if constexpr (d == up_left || d == down_right) {
      const bool on = king_ray<up_right>(at);
      return king_ray<down_left>(at) || on;
    } else {
      const bool on = king_ray<up_left>(at);
      return king_ray<down_right>(at) || on;
    }
  }

  template <Direction d>
  void finish_behind(Word at, Word victim) {
    for (; (at & empty_) != 0; at = Board::template step<d>(at)) {
      sink_.hop(taken_ - 1, at, victim);
      sink_.finish(from_, at, captured_, taken_);
    }
  }

  Word theirs_;
  Word empty_;
  Word from_ = 0;
  Word captured_ = 0;
  int taken_ = 0;
  Sink& sink_;
};

}  // namespace crownhead::draughts
