#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/star/computer/level.hpp"
#include "rules/star/moves.hpp"

namespace crownhead::star::computer {

/// Looks ahead where more than two play: best-reply search. Of all others only one moves between
/// two turns of the seat, whoever harms it most by a move that brings their own men far.
class Rounds {
 public:
  Rounds(const Terms& terms, int seat, const Level& level, std::uint64_t limit)
      : terms_(terms), seat_(seat), level_(level), limit_(limit) {}

  /// Of a move of the seat and what follows up to its turn number `turns` from here; below `least`
  /// not exactly.
  int value(const Position& position, Move move, int turns, int least);

  bool stopped() const { return positions_ >= limit_; }
  std::uint64_t positions() const { return positions_; }

 private:
  /// After a move of the seat. Of these two what is below `least`, or above `most`, is not exact.
  int after_replies(const Position& position, int turns, int least);
  /// The seat is to move.
  int best(const Position& position, int turns, int least, int most);
  /// Of whichever seat is to move, those that bring it furthest.
  std::vector<Move> furthest(const Position& position, std::size_t most) const;
  bool goes_on(const Position& position) const;
  bool plays(const Position& position, int seat) const;

  const Terms& terms_;
  int seat_;
  const Level& level_;
  std::uint64_t limit_;
  std::uint64_t positions_ = 0;
};

}  // namespace crownhead::star::computer
