#pragma once

#include <cstdint>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi {

/// One bit for each of the points 1 to 24, off and the bar.
using Points = std::uint32_t;

constexpr Points one(int point) { return Points{1} << point; }

/// Returns the points above `point`.
constexpr Points above(int point) { return ~Points{0} << (point + 1); }

/// The points where the other side has one checker, and where it has two or more, in our numbering.
/// No play changes the held points.
struct Others {
  Points blots = 0;
  Points held = 0;

  explicit constexpr Others(const Men& men) {
    for (int point = 1; point <= 24; ++point) {
      const int standing = men[static_cast<std::size_t>(facing(point))];
      if (standing == 1) blots |= one(point);
      if (standing > 1) held |= one(point);
    }
  }
};

}  // namespace crownhead::nardi
