#pragma once

#include <algorithm>

#include "rules/nardi/packed_men.hpp"

namespace crownhead::nardi {

/// Returns the points of the checkers that `die` can move, regardless of the rest of the roll.
inline Points origins(const PackedMen& men, const Others& others, int die) {
  const Points occupied = men.occupied();
  const Points inside = above(die) & ~(others.held << die);
  if ((occupied & one(bar)) != 0) return one(bar) & inside;
  const Points found = occupied & inside;
  if (occupied == 0 || men.highest() > 6) return found;
  return found | (men.highest() < die ? one(men.highest()) : occupied & one(die));
}

constexpr int destination(int from, int die) { return std::max(from - die, off); }

}  // namespace crownhead::nardi
