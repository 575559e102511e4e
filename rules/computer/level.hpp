#pragma once

#include <cstdint>

namespace crownhead::computer {

/// How far a level looks and how exactly it chooses.
struct Level {
  int depth;                ///< plies, captures beyond them not counted
  std::uint64_t positions;  ///< looked at for a move, at most
  int whim;                 ///< up to so many hundredths of a man are given to each move by lot
  int stray_whim;           ///< the same for a move that goes astray
  int stray_in;             ///< of so many moves one goes astray; 0 = none
  bool looks_up = false;    ///< endings, where there is a table of them
};

/// `number` from weakest to strongest; others count as the nearest.
const Level& level(int number);

}  // namespace crownhead::computer
