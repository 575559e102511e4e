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
  using enum Direction;

 public:
  explicit ReplyCount(const State& state)
      : ours_(state.men[slot(us)]),
        theirs_(state.men[slot(opposite(us))]),
        empty_(Board::all & ~(ours_ | theirs_)),
        threatened_((capturable<up_left>() | capturable<up_right>() | capturable<down_left>() |
                     capturable<down_right>()) != 0),
        replies_(count(step<reply_left>(theirs_) & empty_) +
                 count(step<reply_right>(theirs_) & empty_)) {}

  /// Where the men that move in direction d arrive.
  template <Direction d>
  Word targets() const {
    return step<d>(ours_) & empty_;
  }

  /// Those of targets<d>() after which there may be a capture.
  template <Direction d>
  Word upsets() const {
    const Word to = targets<d>();
    if (threatened_) return to;
    return to & (step<reverse(d)>(theirs_) | step<d>(victims_before<d>()) | lost_across<d>());
  }

  /// The replies to the moves in direction d that arrive on `to`, targets that are no upsets.
  template <Direction d>
  std::uint64_t replies(Word to) const {
    const Word from = step<reverse(d)>(to);
    return count(to) * replies_ + gained<reply_left>(from) + gained<reply_right>(from) -
           gained<reply_left>(to) - gained<reply_right>(to);
  }

 private:
  static constexpr Direction reply_left = us == Color::white ? down_left : up_left;
  static constexpr Direction reply_right = us == Color::white ? down_right : up_right;

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

  /// Squares that one of theirs could land on in direction d if they were free.
  template <Direction d>
  Word open_to() const {
    return step<d>(ours_ & step<d>(theirs_));
  }

  /// Men whose leaving in direction d opens their square to a capture of another man.
  template <Direction d>
  Word victims_before() const {
    return ours_ & (open_to<up_left>() | open_to<up_right>() | open_to<down_left>() |
                    open_to<down_right>());
  }

  /// Squares on which a man can be jumped along the diagonal that crosses d.
  template <Direction d>
  Word lost_across() const {
    constexpr Direction a = d == up_left || d == down_right ? up_right : up_left;
    constexpr Direction b = reverse(a);
    return (step<a>(theirs_) & step<b>(empty_)) | (step<b>(theirs_) & step<a>(empty_));
  }

  Word ours_;
  Word theirs_;
  Word empty_;
  bool threatened_;  ///< there is a capture whatever is moved, or nearly
  std::uint64_t replies_;
};

}  // namespace crownhead::draughts
