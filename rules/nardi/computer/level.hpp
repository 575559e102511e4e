#pragma once

#include <cstdint>

namespace crownhead::nardi::computer {

/// How far a level looks and how exactly it chooses.
struct Level {
  int plies;                ///< its own play; then the other's, then its own again, for all rolls
  std::uint64_t positions;  ///< judged for a decision, at most; a first look is taken in any case
  double whim;              ///< up to so many points of a game are given to each choice by lot
};

/// `number` from weakest to strongest; others count as the nearest.
const Level& level(int number);

}  // namespace crownhead::nardi::computer
