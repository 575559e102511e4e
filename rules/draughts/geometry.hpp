#pragma once

#include <cstdint>
#include <type_traits>

#include "rules/draughts/bitboard.hpp"

namespace crownhead::draughts {

/// The four diagonals, "up" towards the row of square 1.
enum class Direction : std::uint8_t { up_left, up_right, down_left, down_right };

constexpr Direction reverse(Direction direction) {
  return static_cast<Direction>(3 - static_cast<int>(direction));
}

/// The dark squares of a board with a dark bottom left corner, as bits of one word. After every
/// second row lies a bit that is no square, so that a step in one direction is the same shift
/// everywhere and one over the edge ends on such a bit or outside of the word.
template <int Columns, int Rows>
struct DarkBoard {
  static_assert(Columns % 2 == 0 && Rows % 2 == 0);
  static constexpr int columns = Columns;
  static constexpr int rows = Rows;
  static constexpr int half = Columns / 2;  ///< squares in a row
  static constexpr int squares = half * Rows;
  static constexpr int bits = squares + squares / Columns;

  __extension__ using Wide = unsigned __int128;
  using Word = std::conditional_t<bits <= 64, std::uint64_t, Wide>;

  static constexpr Word one(int bit) { return Word{1} << bit; }
  static constexpr int bit_of(Square square) { return square + square / Columns; }
  static constexpr Square square_of(int bit) {
    return static_cast<Square>(bit - bit / (Columns + 1));
  }

  /// Every square of play.
  static constexpr Word all = [] {
    Word word = 0;
    for (int square = 0; square < squares; ++square)
      word |= one(bit_of(static_cast<Square>(square)));
    return word;
  }();

  /// The squares of row `row`, 0 at the top.
  static constexpr Word row(int row) {
    Word word = 0;
    for (int i = 0; i < half; ++i) word |= one(bit_of(static_cast<Square>(row * half + i)));
    return word;
  }

  /// Every bit moved one square; may leave bits that are no squares.
  template <Direction direction>
  static constexpr Word step(Word word) {
    if constexpr (direction == Direction::up_left) return word >> (half + 1);
    if constexpr (direction == Direction::up_right) return word >> half;
    if constexpr (direction == Direction::down_left) return word << half;
    if constexpr (direction == Direction::down_right) return word << (half + 1);
  }

  static constexpr int lowest(Word word) {
    const auto low = static_cast<std::uint64_t>(word);
    if constexpr (sizeof(Word) == 8) {
      return std::countr_zero(low);
    } else {
      return low != 0 ? std::countr_zero(low)
                      : 64 + std::countr_zero(static_cast<std::uint64_t>(word >> 64));
    }
  }

  static constexpr int count(Word word) {
    int n = std::popcount(static_cast<std::uint64_t>(word));
    if constexpr (sizeof(Word) > 8) n += std::popcount(static_cast<std::uint64_t>(word >> 64));
    return n;
  }

  static constexpr Word pack(Bitboard board) {
    Word word = 0;
    for (const Square square : board) word |= one(bit_of(square));
    return word;
  }

  static constexpr Bitboard unpack(Word word) {
    Bitboard board;
    for (; word != 0; word &= word - 1) board.insert(square_of(lowest(word)));
    return board;
  }
};

}  // namespace crownhead::draughts
