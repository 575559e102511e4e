#pragma once

#include <cstddef>
#include <cstdint>

namespace crownhead::star::computer {

/// How far a level looks and how exactly it chooses.
struct Level {
  int depth;                   ///< plies, where two play
  std::size_t width;           ///< moves beyond the first ply: those that gain most
  int turns;                   ///< own turns, where more play
  std::size_t replies;         ///< of each other seat, in between
  std::size_t width_of_turns;  ///< moves beyond the first turn
  std::uint64_t positions;  ///< looked at for a move, at most; each move is looked at in any case
  int whim;                 ///< up to so many tenths of a step are given to each move by lot
};

/// `number` from weakest to strongest; others count as the nearest.
const Level& level(int number);

}  // namespace crownhead::star::computer
