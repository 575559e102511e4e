#pragma once

#include <cstdint>
#include <functional>

#include "rules/star/moves.hpp"

/// The computer as an opponent on the star. Knows no players and no time.
namespace crownhead::star::computer {

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// What it is asked: the seat to move plays a game that is not over.
struct Question {
  const Terms& terms;
  const Position& position;
  int level = strongest;  ///< from weakest to strongest
  std::uint64_t lot = 0;  ///< the same question with the same lot has the same answer
  double share = 1;       ///< of the positions that the level looks at, above 0
  /// Asked every thousand positions or so; once it is true the last whole look is the answer. With
  /// it the strongest level of two seats does not stop at its plies. For whoever has a clock.
  std::function<bool()> enough = {};
};

struct Answer {
  Move move = pass;  ///< a legal one
  /// What it expects, in tenths of a step that the seat is ahead of the best of the others.
  int score = 0;
  int plies = 0;                ///< that were looked ahead whole, or own turns
  std::uint64_t positions = 0;  ///< looked at
};

/// Two seats: alpha-beta. More: the turns of the seat itself, in between the likely moves of the
/// others.
Answer choose(const Question& question);

}  // namespace crownhead::star::computer
