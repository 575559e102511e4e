#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "rules/draughts/board/bitboard.hpp"

namespace crownhead::draughts {

/// "Up" is towards White's last row. On a board that uses only the dark squares, the four straight
/// directions lead to the next playable square in the row or column, two squares away.
enum class Direction : std::uint8_t {
  up_left,
  up_right,
  down_left,
  down_right,
  up,
  left,
  right,
  down
};

constexpr Direction reverse(Direction direction) {
  const int number = static_cast<int>(direction);
  return static_cast<Direction>(number < 4 ? 3 - number : 11 - number);
}

/// Mirrors the direction vertically; left and right are unchanged.
constexpr Direction flipped(Direction direction) {
  if (direction == Direction::left || direction == Direction::right) return direction;
  const int number = static_cast<int>(direction);
  return static_cast<Direction>(number < 4 ? number ^ 2 : 11 - number);
}

/// A set of directions. A structural type, so that it can be a template argument.
struct Directions {
  std::uint8_t bits = 0;

  static constexpr Directions of(std::initializer_list<Direction> list) {
    Directions set;
    for (const Direction d : list)
      set.bits = static_cast<std::uint8_t>(set.bits | 1 << static_cast<int>(d));
    return set;
  }
  constexpr bool contains(Direction d) const { return (bits >> static_cast<int>(d) & 1) != 0; }
  constexpr Directions without(Direction d) const {
    return {static_cast<std::uint8_t>(bits & ~(1 << static_cast<int>(d)))};
  }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits)); }
  /// Returns direction number i of the set, in enum order.
  constexpr Direction at(std::size_t i) const {
    unsigned rest = bits;
    for (; i > 0; --i) rest &= rest - 1;
    return static_cast<Direction>(std::countr_zero(rest));
  }
  /// Returns the directions that are not on the line of d.
  constexpr Directions across(Direction d) const { return without(d).without(reverse(d)); }
  bool operator==(const Directions&) const = default;
  friend constexpr Directions operator|(Directions a, Directions b) {
    return {static_cast<std::uint8_t>(a.bits | b.bits)};
  }
};

constexpr Directions flipped(Directions set) {
  Directions all;
  for (int i = 0; i < 8; ++i) {
    const auto d = static_cast<Direction>(i);
    if (set.contains(d)) all = all | Directions::of({flipped(d)});
  }
  return all;
}

using enum Direction;
constexpr Directions diagonals = Directions::of({up_left, up_right, down_left, down_right});
constexpr Directions straights = Directions::of({up, left, right, down});
constexpr Directions forward_diagonals = Directions::of({up_left, up_right});
constexpr Directions forward_and_sideways = Directions::of({up, left, right});

/// Calls `call.operator()<d>()` for each direction of the set, in enum order.
template <Directions set, class Call>
constexpr void for_each(const Call& call) {
  [&call]<std::size_t... i>(std::index_sequence<i...>) {
    (call.template operator()<set.at(i)>(), ...);
  }(std::make_index_sequence<set.size()>());
}

/// Returns the bitwise OR of the results of `call` for all directions; all are called.
template <Directions set, class Value, class Call>
constexpr Value any_of(Value none, const Call& call) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    ((none = static_cast<Value>(none | call.template operator()<set.at(i)>())), ...);
  }(std::make_index_sequence<set.size()>());
  return none;
}

template <Directions set, class Call>
constexpr std::uint64_t sum(const Call& call) {
  return [&call]<std::size_t... i>(std::index_sequence<i...>) {
    return (std::uint64_t{0} + ... + call.template operator()<set.at(i)>());
  }(std::make_index_sequence<set.size()>());
}

/// The bottom corner that is playable: at White's left, as in most games, or at White's right.
enum class LongDiagonal : std::uint8_t { left, right };

__extension__ using Wide = unsigned __int128;

constexpr std::uint64_t reversed_bits(std::uint64_t bits) {
  bits = (bits >> 1 & 0x5555555555555555) | (bits & 0x5555555555555555) << 1;
  bits = (bits >> 2 & 0x3333333333333333) | (bits & 0x3333333333333333) << 2;
  bits = (bits >> 4 & 0x0f0f0f0f0f0f0f0f) | (bits & 0x0f0f0f0f0f0f0f0f) << 4;
  return std::byteswap(bits);
}

/// Operations on a board's words that do not depend on the layout of the bits.
template <class Bits>
struct BoardWord {
  using Word = Bits;

  static constexpr Word one(int bit) { return Word{1} << bit; }

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

  /// The lowest bit becomes the highest.
  static constexpr Word reversed(Word word) {
    if constexpr (sizeof(Word) == 8) {
      return reversed_bits(word);
    } else {
      return Word{reversed_bits(static_cast<std::uint64_t>(word))} << 64 |
             reversed_bits(static_cast<std::uint64_t>(word >> 64));
    }
  }

 protected:
  /// Convert to and from one bit per square.
  static constexpr Word dense(Bitboard board) {
    if constexpr (sizeof(Word) == 8) return board.word(0);
    return Word{board.word(1)} << (8 * sizeof(Word) / 2) | board.word(0);
  }
  static constexpr Bitboard board_of_dense(Word squares) {
    const Word high = sizeof(Word) == 8 ? 0 : squares >> (8 * sizeof(Word) / 2);
    return Bitboard::from_words(static_cast<std::uint64_t>(squares),
                                static_cast<std::uint64_t>(high));
  }
};

/// The dark squares as bits of one word. After every second row there is a padding bit, so that a
/// diagonal step is the same shift everywhere, and a step over the edge ends on a padding bit or
/// outside the word. With the long diagonal at the right, the board is mirrored in the word.
template <int Columns, int Rows, LongDiagonal diagonal = LongDiagonal::left>
struct DarkBoard
    : BoardWord<std::conditional_t<(Columns + 1) * Rows / 2 <= 64, std::uint64_t, Wide>> {
  static_assert(Columns % 2 == 0 && Rows % 2 == 0);
  using Base = BoardWord<std::conditional_t<(Columns + 1) * Rows / 2 <= 64, std::uint64_t, Wide>>;
  using Base::lowest;
  using Base::one;
  using typename Base::Word;
  using Plain = DarkBoard<Columns, Rows>;  ///< with the long diagonal at the left
  static constexpr bool mirrored = diagonal == LongDiagonal::right;
  static constexpr int columns = Columns;
  static constexpr int rows = Rows;
  static constexpr int half = Columns / 2;  ///< squares per row
  static constexpr int straight_step = 2;   ///< columns or rows to the next playable square
  static constexpr int squares = half * Rows;

  static constexpr Square in_row(Square square) {
    if constexpr (diagonal == LongDiagonal::left) return square;
    return static_cast<Square>(square + half - 1 - 2 * (square % half));
  }
  static constexpr int bit_of(Square square) { return in_row(square) + in_row(square) / Columns; }
  static constexpr Square square_of(int bit) {
    return in_row(static_cast<Square>(bit - bit / (Columns + 1)));
  }

  /// All playable squares.
  static constexpr Word all = [] {
    Word word = 0;
    for (int square = 0; square < squares; ++square)
      word |= one(bit_of(static_cast<Square>(square)));
    return word;
  }();

  /// Returns the squares of row `row`, 0 at the top.
  static constexpr Word row(int row) {
    Word word = 0;
    for (int i = 0; i < half; ++i) word |= one(bit_of(static_cast<Square>(row * half + i)));
    return word;
  }

  /// Returns the squares that are number `place` from the word's left edge.
  static constexpr Word file(int place) {
    Word word = 0;
    for (int i = 0; i < Rows; ++i)
      word |= one(bit_of(in_row(static_cast<Square>(i * half + place))));
    return word;
  }

  /// Moves every bit one square; the result may contain padding bits.
  template <Direction d>
  static constexpr Word step(Word word) {
    if constexpr (d == up_left) return word >> (half + 1);
    if constexpr (d == up_right) return word >> half;
    if constexpr (d == down_left) return word << half;
    if constexpr (d == down_right) return word << (half + 1);
    if constexpr (d == up) return word >> (Columns + 1);
    if constexpr (d == down) return word << (Columns + 1);
    if constexpr (d == left) return (word & ~file(0)) >> 1;
    if constexpr (d == right) return (word & ~file(half - 1)) << 1;
  }

  static constexpr Word pack(Bitboard board) {
    const Word squares_in = in_rows(Base::dense(board));
    Word word = 0;
    for (int pair = 0; pair < Rows / 2; ++pair)
      word |= (squares_in >> (pair * Columns) & two_rows) << (pair * (Columns + 1));
    return word;
  }

  static constexpr Bitboard unpack(Word word) {
    Word squares_in = 0;
    for (int pair = 0; pair < Rows / 2; ++pair)
      squares_in |= (word >> (pair * (Columns + 1)) & two_rows) << (pair * Columns);
    return Base::board_of_dense(in_rows(squares_in));
  }

  /// Rotates the board by 180 degrees.
  static constexpr Word turned(Word word) {
    return Base::reversed(word) >> (8 * static_cast<int>(sizeof(Word)) - 1 - bit_of(squares - 1));
  }

 private:
  static constexpr Word two_rows = (Word{1} << Columns) - 1;

  /// Converts one bit per square; reverses every row if the word is mirrored.
  static constexpr Word in_rows(Word squares_in) {
    if constexpr (!mirrored) return squares_in;
    Word word = 0;
    for (int place = 0; place < half; ++place)
      word |= (squares_in >> place & first_of_rows) << (half - 1 - place);
    return word;
  }
  static constexpr Word first_of_rows = [] {
    Word word = 0;
    for (int row = 0; row < Rows; ++row) word |= Word{1} << (row * half);
    return word;
  }();
};

/// All 64 squares of a board; the lowest bit is at the top left.
struct FullBoard : BoardWord<std::uint64_t> {
  using Plain = FullBoard;
  static constexpr bool mirrored = false;
  static constexpr int columns = 8;
  static constexpr int rows = 8;
  static constexpr int squares = 64;
  static constexpr int straight_step = 1;
  static constexpr Word all = ~Word{0};

  static constexpr int bit_of(Square square) { return square; }
  static constexpr Square square_of(int bit) { return static_cast<Square>(bit); }
  static constexpr Word row(int row) { return Word{0xff} << (8 * row); }

  template <Direction d>
  static constexpr Word step(Word word) {
    constexpr Word left_file = 0x0101010101010101;
    constexpr Word right_file = left_file << 7;
    if constexpr (d == up_left || d == left || d == down_left) word &= ~left_file;
    if constexpr (d == up_right || d == right || d == down_right) word &= ~right_file;
    if constexpr (d == up_left) return word >> 9;
    if constexpr (d == up) return word >> 8;
    if constexpr (d == up_right) return word >> 7;
    if constexpr (d == left) return word >> 1;
    if constexpr (d == right) return word << 1;
    if constexpr (d == down_left) return word << 7;
    if constexpr (d == down) return word << 8;
    if constexpr (d == down_right) return word << 9;
  }

  static constexpr Word pack(Bitboard board) { return board.word(0); }
  static constexpr Bitboard unpack(Word word) { return Bitboard::from_words(word, 0); }
  static constexpr Word turned(Word word) { return reversed(word); }
};

}  // namespace crownhead::draughts
