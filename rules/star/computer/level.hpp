#pragma once

#include <cstddef>
#include <cstdint>

namespace crownhead::star::computer {

/// How far a level looks and how exactly it chooses.
struct Level {
  /// Where two play.
  struct OfTwo {
    int depth;          ///< plies
    std::size_t width;  ///< moves that are looked at beyond the first ply: those that gain most
    int whim;           ///< up to so many tenths of a step are given to each move by lot
  } of_two;
  /// Where more play.
  struct OfMore {
    int turns;          ///< own ones
    std::size_t width;  ///< moves that are looked at beyond the first turn
    int whim;
  } of_more;
  std::uint64_t positions;  ///< looked at for a move, at most; each move is looked at in any case
};

/// `number` from weakest to strongest; others count as the nearest.
const Level& level(int number);

}  // namespace crownhead::star::computer
