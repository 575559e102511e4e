#pragma once

#include <cstddef>
#include <cstdint>

namespace crownhead::star::computer {

/// How far a level looks and how exactly it chooses.
struct Level {
  int depth;                ///< plies
  std::size_t width;        ///< moves that are looked at beyond the first ply: those that gain most
  std::uint64_t positions;  ///< looked at for a move, at most; each move is looked at in any case
  int whim;                 ///< up to so many tenths of a step are given to each move by lot
};

/// `number` from weakest to strongest; others count as the nearest.
const Level& level(int number);

}  // namespace crownhead::star::computer
