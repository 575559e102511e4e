#pragma once

#include <cstdint>

namespace crownhead::computer {

/// The search limits and the noise of a level.
struct Level {
  int depth;                ///< plies, without captures beyond them
  std::uint64_t positions;  ///< maximum number visited per decision
  int whim;  ///< noise: up to this many hundredths of a man are added at random to each move's
             ///< score
  int stray_whim;         ///< the same for a straying move
  int stray_in;           ///< one move in this many strays; 0 = none
  bool looks_up = false;  ///< uses an endgame table, if there is one
};

/// Returns the level `number`, from weakest to strongest; a number out of range counts as the
/// nearest one.
const Level& level(int number);

}  // namespace crownhead::computer
