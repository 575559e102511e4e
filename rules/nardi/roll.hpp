#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::nardi {

/// Two dice, 1 to 6 each, in the order of the roll; in an opening roll the first is White's.
struct Roll {
  std::uint8_t first = 0;
  std::uint8_t second = 0;

  constexpr std::uint8_t larger() const { return std::max(first, second); }
  constexpr std::uint8_t smaller() const { return std::min(first, second); }
  constexpr bool is_double() const { return first == second; }

  bool operator==(const Roll&) const = default;
};

/// Returns the 21 rolls, with the larger die first: 11, 21, 22, 31 and so on.
constexpr std::array<Roll, 21> all_rolls() {
  std::array<Roll, 21> rolls = {};
  std::size_t next = 0;
  for (std::uint8_t first = 1; first <= 6; ++first)
    for (std::uint8_t second = 1; second <= first; ++second) rolls[next++] = {first, second};
  return rolls;
}

/// Returns "31", with the larger die first.
std::string write_roll(Roll roll);

/// Reads two digits of 1 to 6 in either order; fails with bad_notation.
Result<Roll> read_roll(std::string_view text);

}  // namespace crownhead::nardi
