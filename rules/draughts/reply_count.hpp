#pragma once

#include <cstdint>

#include "rules/draughts/generator.hpp"

namespace crownhead::draughts {

/// Counts the quiet replies to many quiet moves at once, where there are only men on the board and
/// the side `us` to move has no capture.
///
/// A move changes the replies only around its two squares: a reply to `to` is lost, one to `from`
/// is gained. So the sum over all moves in one direction is that of the position, corrected by two
/// counts of bits. Moves after which there may be a capture are named by `upsets`, to be made one
/// by one. Where a player moves both colours the men of the one that has just moved reply too, and
/// neither colour may have a capture before.
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
    if constexpr (Rules::first_king_ends || both) upset |= Generator<Rules>::crown_row(us);
    if constexpr (both) upset |= can_take() | step<d>(opens());
    return to & upset;
  }

  /// The replies to the moves in direction d that arrive on `to`, targets that are no upsets.
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
             // The one that has moved was among those that could enter its new square.
             const std::uint64_t lost =
                 entering<own>(ours_, to) + (own == d ? 0 : entering<own>(from, empty_));
             return gained - lost;
           });
  }

 private:
  static constexpr bool both = Rules::moves_both_colors;
  /// Of the side that replies.
  static constexpr Directions moves = seen_by<opposite(us)>(Rules::man_moves);
  static constexpr Directions captures = seen_by<opposite(us)>(Rules::man_captures);
  static constexpr Directions own_moves = seen_by<us>(Rules::man_moves);
  static constexpr Directions own_captures = seen_by<us>(Rules::man_captures);

  template <Direction d>
  static Word step(Word word) {
    return Board::template step<d>(word);
  }
  static std::uint64_t count(Word word) { return static_cast<std::uint64_t>(Board::count(word)); }

  /// What they may take.
  Word prey() const { return Rules::takes_own ? ours_ | theirs_ : ours_; }

  /// Men that can be jumped in direction d as it stands.
  template <Direction d>
  Word capturable() const {
    return prey() & step<d>(theirs_) & step<reverse(d)>(empty_);
  }

  /// How many of `squares` are entered in direction d by one of `men`.
  template <Direction d>
  static std::uint64_t entering(Word men, Word squares) {
    return count(squares & step<d>(men));
  }

  /// Men whose leaving opens their square to a capture of another man.
  Word victims_before() const {
    return ours_ & any_of<captures>(
                       Word{0}, [&]<Direction d>() { return step<d>(prey() & step<d>(theirs_)); });
  }

  /// Squares from which a man of ours can take.
  Word can_take() const {
    return any_of<own_captures>(Word{0}, [&]<Direction d>() {
      return step<reverse(d)>(theirs_ & step<reverse(d)>(empty_));
    });
  }

  /// Men whose leaving opens their square to a capture by another of ours.
  Word opens() const {
    return ours_ & any_of<own_captures>(
                       Word{0}, [&]<Direction d>() { return step<d>(theirs_ & step<d>(ours_)); });
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
