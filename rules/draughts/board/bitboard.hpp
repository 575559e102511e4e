#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/draughts/board/square.hpp"

namespace crownhead::draughts {

/// A set of up to 128 squares; the 72 of a 12x12 board fit. Iterates in ascending order.
class Bitboard {
 public:
  constexpr Bitboard() = default;

  static constexpr Bitboard of(Square square) {
    Bitboard board;
    board.insert(square);
    return board;
  }

  constexpr bool contains(Square square) const {
    return ((words_[square / 64u] >> (square % 64u)) & 1u) != 0;
  }
  constexpr void insert(Square square) {
    words_[square / 64u] |= std::uint64_t{1} << (square % 64u);
  }
  constexpr void erase(Square square) {
    words_[square / 64u] &= ~(std::uint64_t{1} << (square % 64u));
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  /// Returns the lowest square; the set must not be empty.
  constexpr Square front() const {
    return static_cast<Square>(words_[0] != 0 ? std::countr_zero(words_[0])
                                              : 64 + std::countr_zero(words_[1]));
  }

  /// Returns squares 0 to 63 (index 0) or 64 to 127 (index 1), lowest bit first.
  constexpr std::uint64_t word(std::size_t index) const { return words_[index]; }
  static constexpr Bitboard from_words(std::uint64_t low, std::uint64_t high) {
    Bitboard board;
    board.words_ = {low, high};
    return board;
  }

  constexpr bool operator==(const Bitboard&) const = default;
  constexpr auto operator<=>(const Bitboard&) const = default;

  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
    return from_words(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]);
  }
  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
    return from_words(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]);
  }
  /// Returns the squares of `a` that are not in `b`.
  friend constexpr Bitboard operator-(Bitboard a, Bitboard b) {
    return from_words(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]);
  }

  class Iterator {
   public:
    constexpr Square operator*() const;
    constexpr Iterator& operator++();
    constexpr bool operator==(const Iterator&) const = default;

   private:
    friend class Bitboard;
    std::array<std::uint64_t, 2> left_ = {};
  };

  constexpr Iterator begin() const {
    Iterator it;
    it.left_ = words_;
    return it;
  }
  constexpr Iterator end() const { return {}; }

 private:
  std::array<std::uint64_t, 2> words_ = {};
};

constexpr Square Bitboard::Iterator::operator*() const {
  return from_words(left_[0], left_[1]).front();
}

constexpr Bitboard::Iterator& Bitboard::Iterator::operator++() {
  std::uint64_t& word = left_[0] != 0 ? left_[0] : left_[1];
  word &= word - 1;
  return *this;
}

}  // namespace crownhead::draughts
