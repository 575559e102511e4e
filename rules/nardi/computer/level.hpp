#pragma once

#include <cstdint>

namespace crownhead::nardi::computer {

/// The search limits and the noise of a level.
struct Level {
  int plies;  ///< 1: its own plays; 2 and 3: also the opponent's, then its own again, for all rolls
  std::uint64_t
      positions;  ///< maximum number evaluated per decision; a first search is made in any case
  double whim;    ///< noise: up to this many points of a game are added at random to each choice
};

/// Returns the level `number`, from weakest to strongest; a number out of range counts as the
/// nearest one.
const Level& level(int number);

}  // namespace crownhead::nardi::computer
