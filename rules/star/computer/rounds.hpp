#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// Looks ahead where more than two play: at the turns of one seat, each followed by the move of
/// every other seat that brings it furthest.
class Rounds {
 public:
  /// `width`: moves that are looked at beyond the first, those that gain most. `limit`: positions
  /// that are looked at, about.
  Rounds(const Terms& terms, int seat, std::size_t width, std::uint64_t limit)
      : terms_(terms), seat_(seat), width_(width), limit_(limit) {}

  /// Of a move of the seat and the best that follows in `turns` - 1 further turns of it.
  int value(const Position& position, Move move, int turns);

  bool stopped() const { return positions_ >= limit_; }
  std::uint64_t positions() const { return positions_; }

 private:
  int best(const Position& position, int turns);
  std::vector<Move> widest(const Position& position) const;
  /// Of whichever seat is to move.
  Move furthest(const Position& position) const;
  bool goes_on(const Position& position) const;

  const Terms& terms_;
  int seat_;
  std::size_t width_;
  std::uint64_t limit_;
  std::uint64_t positions_ = 0;
};

}  // namespace crownhead::star::computer
