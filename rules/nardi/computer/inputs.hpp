#pragma once

#include <cstddef>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// The inputs of a net. For each point 1 to 24: one checker, two or more, three or more, and half
/// the number beyond three. Also the number on the bar and the number borne off. First the side on
/// roll, then the other, each with its own numbering of the points.
inline constexpr std::size_t inputs_of_a_side = 4 * 24 + 2;
inline constexpr std::size_t inputs = 2 * inputs_of_a_side;

/// Calls add(input, value) for each non-zero input of a side's checkers on a point. `others`: the
/// side is not on roll.
template <class Add>
constexpr void each_input(bool others, int point, int men, Add add) {
  const std::size_t first = others ? inputs_of_a_side : 0;
  const auto count = static_cast<float>(men);
  if (men == 0) return;
  if (point == off) return add(first + 4 * 24, count / men_of_a_side);
  if (point == bar) return add(first + 4 * 24 + 1, count / 2);
  const std::size_t of_point = first + 4 * static_cast<std::size_t>(point - 1);
  if (men == 1) return add(of_point, 1.0F);
  add(of_point + 1, 1.0F);
  if (men >= 3) add(of_point + 2, 1.0F);
  if (men > 3) add(of_point + 3, (count - 3) / 2);
}

}  // namespace crownhead::nardi::computer
