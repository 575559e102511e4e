#pragma once

#include <cstdint>
#include <functional>

#include "rules/star/moves.hpp"

/// The computer player for the star. It knows nothing of players and clocks.
namespace crownhead::star::computer {

inline constexpr int weakest = 1;
inline constexpr int strongest = 8;

/// The input of a search: the seat to move is still playing.
struct Question {
  const Terms& terms;
  const Position& position;
  int level = strongest;  ///< from weakest to strongest
  std::uint64_t lot =
      0;  ///< the seed of the noise; an equal question with the same lot has the same answer
  double share = 1;  ///< factor on the level's number of positions, above 0
  /// Called about every thousand positions; when it returns true, the last completed search is the
  /// answer. Used for time limits. With it the strongest level for two seats has no depth limit.
  std::function<bool()> enough = {};
};

struct Answer {
  Move move = pass;  ///< a legal one
  /// The expected lead over the best of the other seats, in tenths of a step.
  int score = 0;
  int plies = 0;                ///< completed depth in plies, or in own turns
  std::uint64_t positions = 0;  ///< searched
};

/// Chooses a move: by alpha-beta for two seats; for more seats by the seat's own turns with the
/// likely moves of the others in between.
Answer choose(const Question& question);

}  // namespace crownhead::star::computer
