#pragma once

#include <cstdint>

#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

struct Piece {
  Color color;
  bool king;

  bool operator==(const Piece&) const = default;
};

/// A stack of pieces, top first; at most `most`.
class Prisoners {
 public:
  static constexpr int most = 31;

  constexpr bool empty() const { return size_ == 0; }
  constexpr int size() const { return size_; }
  constexpr Piece operator[](int i) const {
    const auto bits = pieces_ >> (2 * i);
    return {(bits & 1) != 0 ? Color::black : Color::white, (bits & 2) != 0};
  }

  constexpr void push_bottom(Piece piece) {
    const std::uint64_t bits = (piece.color == Color::black ? 1u : 0u) | (piece.king ? 2u : 0u);
    pieces_ |= bits << (2 * size_++);
  }
  constexpr void pop_top() {
    pieces_ >>= 2;
    --size_;
  }

  constexpr bool operator==(const Prisoners&) const = default;

 private:
  std::uint64_t pieces_ = 0;
  int size_ = 0;
};

}  // namespace crownhead::draughts
