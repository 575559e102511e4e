#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead::endings {

/// The value of a position for the side to move with best play: the winner takes the shortest way
/// to the end of the game, the loser the longest.
class Value {
 public:
  constexpr Value() = default;  ///< a draw
  static constexpr Value win_in(int plies) { return Value(plies + 1); }
  static constexpr Value loss_in(int plies) { return Value(-plies - 1); }
  static constexpr Value of_code(std::int16_t code) { return Value(code); }

  constexpr bool is_win() const { return code_ > 0; }
  constexpr bool is_loss() const { return code_ < 0; }
  constexpr bool is_draw() const { return code_ == 0; }
  /// Returns the plies until the game ends on the board; 0 for a draw.
  constexpr int plies() const { return code_ == 0 ? 0 : (code_ > 0 ? code_ : -code_) - 1; }
  /// Returns 0 for a draw, plies + 1 for a win and -(plies + 1) for a loss.
  constexpr std::int16_t code() const { return code_; }

  /// Returns the value for the other side, one ply earlier.
  constexpr Value ply_before() const {
    return Value(code_ > 0 ? -code_ - 1 : code_ < 0 ? -code_ + 1 : 0);
  }

  constexpr bool is_better_than(Value other) const { return preference() > other.preference(); }
  bool operator==(const Value&) const = default;

 private:
  static constexpr int more_than_all = 1 << 15;
  constexpr explicit Value(int code) : code_(static_cast<std::int16_t>(code)) {}
  constexpr int preference() const {
    return code_ > 0 ? more_than_all - code_ : code_ < 0 ? -more_than_all - code_ : 0;
  }

  std::int16_t code_ = 0;
};

/// Returns "win", "draw" or "loss" for the side to move.
constexpr std::string_view value_name(Value value) {
  return value.is_draw() ? "draw" : value.is_win() ? "win" : "loss";
}

}  // namespace crownhead::endings
