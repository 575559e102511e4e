#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/computer/table.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::computer {

/// The killer moves and the history of quiet moves that caused cutoffs, used to try such moves
/// early.
class MoveOrder {
 public:
  static constexpr int first = 1 << 30;
  static constexpr int killer = 1 << 28;

  explicit MoveOrder(std::size_t plies) : killers_(plies), good_(2 * codes) {}

  int of_quiet(draughts::Color us, MoveCode move, std::size_t ply) const {
    const auto& [last, before] = killers_[ply];
    if (move == last) return killer + 1;
    if (move == before) return killer;
    return good_[place(us, move)];
  }

  /// Records that `move` caused a cutoff at `depth`.
  void cut(draughts::Color us, MoveCode move, std::size_t ply, int depth) {
    auto& [last, before] = killers_[ply];
    if (move != last) {
      before = last;
      last = move;
    }
    raise(good_[place(us, move)], depth * depth);
  }
  void failed(draughts::Color us, MoveCode move, int depth) {
    raise(good_[place(us, move)], -depth * depth);
  }

 private:
  static constexpr std::size_t codes = 1 << 14;
  static constexpr int most = 1 << 14;

  /// The change shrinks near the limits, so that the value stays between them.
  static void raise(int& good, int by) { good += by - good * (by < 0 ? -by : by) / most; }
  static std::size_t place(draughts::Color us, MoveCode move) {
    return (us == draughts::Color::white ? 0 : codes) + move;
  }

  std::vector<std::array<MoveCode, 2>> killers_;  ///< by ply
  std::vector<int> good_;                         ///< by colour and code
};

}  // namespace crownhead::computer
