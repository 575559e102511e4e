#pragma once

#include <cstddef>

#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// What a net is told: of each of the points 1 to 24 whether one man stands there, whether two or
/// more, whether three or more, and how many more, halved; of the bar and of the men borne off how
/// many. First those of the side on roll, then the other's, each as its side counts the points.
inline constexpr std::size_t inputs_of_a_side = 4 * 24 + 2;
inline constexpr std::size_t inputs = 2 * inputs_of_a_side;

/// Calls add(input, value) for each input that is not 0 of a side's men on a point. `others`: the
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
