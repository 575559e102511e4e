#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/draughts/board/board_state.hpp"
#include "rules/draughts/board/geometry.hpp"

namespace crownhead::computer {

/// True if the board has patterns.
template <class Board>
inline constexpr bool has_patterns =
    Board::straight_step == 2 && Board::columns == Board::rows && Board::rows <= 10;

/// The placement of men as patterns: blocks of eight playable squares, four rows by two, on small
/// boards also two rows by four. A pattern is a block from White's view together with Black's block
/// at the same place on the turned board. Its content is an eight-digit number in base three: 0 for
/// no man, 1 for one's own, 2 for the opponent's. Kings are ignored.
template <class Board>
class Patterns {
  static_assert(has_patterns<Board>);
  using Word = typename Board::Word;
  static constexpr int rows = Board::rows;
  static constexpr int in_row = Board::half;
  static constexpr std::size_t block_squares = 8;

  /// The numbers of its squares: row by row, in the bit order of the word within a row.
  using Block = std::array<int, block_squares>;

  static constexpr int turned(int square) { return Board::squares - 1 - square; }

  static constexpr Block block(int row, int place, int height) {
    const int width = static_cast<int>(block_squares) / height;
    Block squares = {};
    for (std::size_t i = 0; i < block_squares; ++i) {
      const int at = static_cast<int>(i);
      squares[i] = (row + at / width) * in_row + place + at % width;
    }
    return squares;
  }

  /// Calls `call` for each block from White's view, except those that are another block turned
  /// around.
  template <class Call>
  static constexpr void each_block(const Call& call) {
    for (const int height : {4, 2}) {
      const int width = static_cast<int>(block_squares) / height;
      if (height == 2 && rows > 8) continue;
      for (int row = 0; row + height <= rows; ++row) {
        for (int place = 0; place + width <= in_row; ++place) {
          const Block squares = block(row, place, height);
          if (squares.front() <= turned(squares.back())) call(squares);
        }
      }
    }
  }

 public:
  static constexpr std::size_t count = [] {
    std::size_t blocks = 0;
    each_block([&](const Block&) { ++blocks; });
    return blocks;
  }();

  /// The content of each block: White's from White's view, then Black's from Black's view.
  class Found {
   public:
    std::size_t of_white(std::size_t pattern) const { return lane(pattern); }
    std::size_t of_black(std::size_t pattern) const { return lane(count + pattern); }

   private:
    friend class Patterns;

    std::size_t lane(std::size_t number) const { return lanes_[number]; }

    std::array<std::uint16_t, 2 * count> lanes_;
  };

  static Found in(const draughts::BoardState<Board>& state) {
    Found white = {};
    Found black = {};
    for (int row = 0; row < rows; ++row) {
      const auto at = static_cast<std::size_t>(row);
      add(white, by_row[at][in_row_of(state.men[0], row)]);
      add(black, by_row[at][in_row_of(state.men[1], row)]);
    }
    Found found;
    for (std::size_t i = 0; i < count; ++i)
      found.lanes_[i] = static_cast<std::uint16_t>(white.lanes_[i] + 2 * black.lanes_[i]);
    for (std::size_t i = count; i < 2 * count; ++i)
      found.lanes_[i] = static_cast<std::uint16_t>(black.lanes_[i] + 2 * white.lanes_[i]);
    return found;
  }

 private:
  using Lanes = std::array<std::uint16_t, 2 * count>;

  static void add(Found& sum, const Lanes& lanes) {
    for (std::size_t i = 0; i < lanes.size(); ++i)
      sum.lanes_[i] = static_cast<std::uint16_t>(sum.lanes_[i] + lanes[i]);
  }

  static std::size_t in_row_of(Word men, int row) {
    const int first = row / 2 * (Board::columns + 1) + row % 2 * in_row;
    return static_cast<std::size_t>(men >> first) & ((std::size_t{1} << in_row) - 1);
  }

  /// The amount that a man on a square adds to each lane.
  static constexpr std::array<Lanes, Board::squares> by_square = [] {
    std::array<Lanes, Board::squares> sums = {};
    std::size_t pattern = 0;
    each_block([&](const Block& squares) {
      std::uint16_t digit = 1;
      for (const int square : squares) {
        sums[static_cast<std::size_t>(square)][pattern] = digit;
        sums[static_cast<std::size_t>(turned(square))][count + pattern] = digit;
        digit = static_cast<std::uint16_t>(digit * 3);
      }
      ++pattern;
    });
    return sums;
  }();

  /// The amount that the men of a row add, by the row's bits.
  static constexpr std::array<std::array<Lanes, 1 << in_row>, rows> by_row = [] {
    std::array<std::array<Lanes, 1 << in_row>, rows> sums = {};
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t bits = 1; bits < sums[row].size(); ++bits) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(bits));
        sums[row][bits] = sums[row][bits & (bits - 1)];
        const Lanes& more = by_square[row * in_row + lowest];
        for (std::size_t i = 0; i < more.size(); ++i)
          sums[row][bits][i] = static_cast<std::uint16_t>(sums[row][bits][i] + more[i]);
      }
    }
    return sums;
  }();
};

}  // namespace crownhead::computer
