#pragma once

#include <cstdint>

#include "rules/draughts/moves/man_captures.hpp"

namespace crownhead::draughts {

/// Counts the moves of one side without a capture, even if they are illegal because a capture is
/// compulsory.
template <class Rules, Color us>
std::uint64_t quiet_count(const BoardState<typename Rules::Board>& state) {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  const Word empty = Generator<Rules>::empty_squares(state);
  const auto count = [](Word word) { return static_cast<std::uint64_t>(Board::count(word)); };
  std::uint64_t moves = sum<seen_by<us>(Rules::man_moves)>(
      [&]<Direction d>() { return count(Board::template step<d>(state.men[slot(us)]) & empty); });
  for (Word kings = state.kings[slot(us)]; kings != 0; kings &= kings - 1) {
    moves += sum<Rules::king_moves>([&]<Direction d>() {
      const Word king = kings & (~kings + 1);
      return count(Generator<Rules>::template king_squares<d>(king, empty));
    });
  }
  return moves;
}

/// Counts the legal moves of a position without making them.
template <class Rules, Color us>
std::uint64_t leaf_count(const BoardState<typename Rules::Board>& state, Counting counting,
                         typename Generator<Rules>::List& list) {
  if constexpr (Rules::first_king_ends) {
    if ((state.kings[0] | state.kings[1]) != 0) return 0;
  }
  const std::uint64_t captures = LegalCaptures<Rules, us>(state, counting, list).count();
  return captures != 0 ? captures : quiet_count<Rules, us>(state);
}

}  // namespace crownhead::draughts
