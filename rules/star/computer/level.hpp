#pragma once

#include <cstddef>
#include <cstdint>

namespace crownhead::star::computer {

/// The search limits and the noise of a level.
struct Level {
  /// For two seats.
  struct OfTwo {
    int depth;  ///< plies
    std::size_t
        width;  ///< number of moves searched beyond the first ply: those with the largest gain
    int whim;  ///< noise: up to this many tenths of a step are added at random to each move's score
  } of_two;
  /// For more seats.
  struct OfMore {
    int turns;          ///< the seat's own turns
    std::size_t width;  ///< number of moves searched beyond the first turn
    int whim;
  } of_more;
  std::uint64_t
      positions;  ///< maximum number searched per decision; each move is searched at least once
};

/// Returns the level `number`, from weakest to strongest; a number out of range counts as the
/// nearest one.
const Level& level(int number);

}  // namespace crownhead::star::computer
