#pragma once

#include <initializer_list>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// Returns checkers on these points, one per mention; the rest is borne off.
inline Men men_on(std::initializer_list<int> points) {
  Men men = {};
  men[off] = static_cast<std::uint8_t>(men_of_a_side - static_cast<int>(points.size()));
  for (const int point : points) ++men[static_cast<std::size_t>(point)];
  return men;
}

/// Returns a position with White on roll.
inline Position white_on_roll(const Men& white, const Men& black) {
  return {{white, black}, Color::white};
}

}  // namespace crownhead::nardi::computer
