#pragma once

#include <cstdint>

#include "rules/draughts/generator.hpp"

namespace crownhead::draughts {

/// Counts the quiet replies to many quiet moves at once, where there are only men on the board and
/// the side `us` to move has no capture.
///
/// A move changes the replies only around its two squares: a reply to `to` is lost, one to `from`
/// is gained. So the sum over all moves in one direction is that of the position, corrected by two
/// counts of bits. Moves after which the other side can capture are named by `upsets`, to be made
/// one by one.
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
        replies_(sum<moves>([&]<Direction d>() { return count(step<d>(theirs_) & empty_); })) {}

  /// Where the men that move in direction d arrive.
  template <Direction d>
  Word targets() const {
    return step<d>(ours_) & empty_;
  }

  /// Those of targets<d>() after which there may be a capture, or the game has ended.
  template <Direction d>
  Word upsets() const {
    const Word to = targets<d>();
    if (threatened_) return to;
    Word upset = step<d>(victims_before()) | lost_across<d>();
    if constexpr (captures.contains(reverse(d))) upset |= step<reverse(d)>(theirs_);
    if constexpr (Rules::first_king_ends) upset |= Generator<Rules>::crown_row(us);
    return to & upset;
  }

  /// The replies to the moves in direction d that arrive on `to`, targets that are no upsets.
  template <Direction d>
  std::uint64_t replies(Word to) const {
    const Word from = step<reverse(d)>(to);
    return count(to) * replies_ +
           sum<moves>([&]<Direction reply>() { return gained<reply>(from); }) -
           sum<moves>([&]<Direction reply>() { return gained<reply>(to); });
  }

 private:
  /// Of the side that replies.
  static constexpr Directions moves = seen_by<opposite(us)>(Rules::man_moves);
  static constexpr Directions captures = seen_by<opposite(us)>(Rules::man_captures);

  template <Direction d>
  static Word step(Word word) {
    return Board::template step<d>(word);
  }
  static std::uint64_t count(Word word) { return static_cast<std::uint64_t>(Board::count(word)); }

  /// Our men that can be jumped in direction d as it stands.
  template <Direction d>
  Word capturable() const {
    return ours_ & step<d>(theirs_) & step<reverse(d)>(empty_);
  }

  /// How many of `squares` a man of theirs enters in direction d.
  template <Direction d>
  std::uint64_t gained(Word squares) const {
    return count(squares & step<d>(theirs_));
  }

  /// Men whose leaving opens their square to a capture of another man.
  Word victims_before() const {
    return ours_ & any_of<captures>(
                       Word{0}, [&]<Direction d>() { return step<d>(ours_ & step<d>(theirs_)); });
  }

  /// Squares on which a man can be jumped along a line that crosses d.
  template <Direction d>
  Word lost_across() const {
    return any_of<captures.across(d)>(
        Word{0}, [&]<Direction way>() { return step<way>(theirs_) & step<reverse(way)>(empty_); });
  }

  Word ours_;
  Word theirs_;
  Word empty_;
  bool threatened_;  ///< there is a capture whatever is moved, or nearly
  std::uint64_t replies_;
};

}  // namespace crownhead::draughts
