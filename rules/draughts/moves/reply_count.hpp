#pragma once

#include <cstdint>

#include "rules/draughts/moves/generator.hpp"

namespace crownhead::draughts {

/// Counts the quiet replies to many quiet moves at once. Requires that only men are on the board
/// and that `us`, the side to move, has no capture.
///
/// A move changes the replies only around its two squares: a reply to `to` is lost, one to `from`
/// is gained. The sum over all moves in one direction is therefore the position's number of
/// replies, corrected by two bit counts. Moves after which there may be a capture are returned by
/// `upsets` and must be made one by one. If a player moves both colours, the men of the mover's
/// colour reply too, and neither colour may have a capture before.
template <class Rules, Color us>
class ReplyCount {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = BoardState<Board>;

 public:
  explicit ReplyCount(const State& state)
      : ours_(state.men[slot(us)]),
        theirs_(state.men[slot(opposite(us))]),
        empty_(Board::all & ~(ours_ | theirs_)),
        threatened_(any_of<captures>(Word{0}, [&]<Direction d>() { return capturable<d>(); }) != 0),
        replies_(sum<moves>([&]<Direction d>() { return count(step<d>(theirs_) & empty_); })) {
    if constexpr (both) {
      replies_ += sum<own_moves>([&]<Direction d>() { return count(targets<d>()); });
    }
  }

  /// Returns the destinations of men in direction d.
  template <Direction d>
  Word targets() const {
    return step<d>(ours_) & empty_;
  }

  /// Returns the targets<d>() after which there may be a capture or the game has ended.
  template <Direction d>
  Word upsets() const {
    const Word to = targets<d>();
    if (threatened_) return to;
    Word upset = step<d>(victims_before()) | lost_across<d>();
    if constexpr (captures.contains(reverse(d))) upset |= step<reverse(d)>(theirs_);
    if constexpr (Rules::first_king_ends || both) upset |= Generator<Rules>::crown_row(us);
    if constexpr (both) upset |= can_take() | step<d>(opens());
    return to & upset;
  }

  /// Counts the replies to the moves in direction d to `to`; these must be targets that are not
  /// upsets.
  template <Direction d>
  std::uint64_t replies(Word to) const {
    const Word from = step<reverse(d)>(to);
    const std::uint64_t by_them =
        count(to) * replies_ +
        sum<moves>([&]<Direction reply>() { return entering<reply>(theirs_, from); }) -
        sum<moves>([&]<Direction reply>() { return entering<reply>(theirs_, to); });
    if constexpr (!both) return by_them;
    return by_them + sum<own_moves>([&]<Direction own>() {
             const std::uint64_t gained = entering<own>(ours_, from) + entering<own>(to, empty_);
             // The man that moved was one of those that could enter its new square.
             const std::uint64_t lost =
                 entering<own>(ours_, to) + (own == d ? 0 : entering<own>(from, empty_));
             return gained - lost;
           });
  }

 private:
  static constexpr bool both = Rules::moves_both_colors;
  /// Of the replying side.
  static constexpr Directions moves = seen_by<opposite(us)>(Rules::man_moves);
  static constexpr Directions captures = seen_by<opposite(us)>(Rules::man_captures);
  static constexpr Directions own_moves = seen_by<us>(Rules::man_moves);
  static constexpr Directions own_captures = seen_by<us>(Rules::man_captures);

  template <Direction d>
  static Word step(Word word) {
    return Board::template step<d>(word);
  }
  static std::uint64_t count(Word word) { return static_cast<std::uint64_t>(Board::count(word)); }

  /// Returns the men that they may take.
  Word prey() const { return Rules::takes_own ? ours_ | theirs_ : ours_; }

  /// Returns the men that can be jumped in direction d.
  template <Direction d>
  Word capturable() const {
    return prey() & step<d>(theirs_) & step<reverse(d)>(empty_);
  }

  /// Returns how many of `squares` one of `men` can enter in direction d.
  template <Direction d>
  static std::uint64_t entering(Word men, Word squares) {
    return count(squares & step<d>(men));
  }

  /// Returns the men that, by leaving, allow a capture of another man via their square.
  Word victims_before() const {
    return ours_ & any_of<captures>(
                       Word{0}, [&]<Direction d>() { return step<d>(prey() & step<d>(theirs_)); });
  }

  /// Returns the squares on which one of our men can capture.
  Word can_take() const {
    return any_of<own_captures>(Word{0}, [&]<Direction d>() {
      return step<reverse(d)>(theirs_ & step<reverse(d)>(empty_));
    });
  }

  /// Returns the men that, by leaving, allow another of our men a capture via their square.
  Word opens() const {
    return ours_ & any_of<own_captures>(
                       Word{0}, [&]<Direction d>() { return step<d>(theirs_ & step<d>(ours_)); });
  }

  /// Returns the squares on which a man can be jumped along a line across d.
  template <Direction d>
  Word lost_across() const {
    return any_of<captures.across(d)>(
        Word{0}, [&]<Direction way>() { return step<way>(theirs_) & step<reverse(way)>(empty_); });
  }

  Word ours_;
  Word theirs_;
  Word empty_;
  bool threatened_;  ///< after nearly every move there is a capture
  std::uint64_t replies_;
};

}  // namespace crownhead::draughts
