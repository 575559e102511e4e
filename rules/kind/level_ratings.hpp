#pragma once

#include <string_view>

namespace crownhead::kind {

constexpr int weakest_level = 1, strongest_level = 8;

/// What a level of the computer is worth in a pool before anybody has played it there, on the scale
/// of the site's ratings; docs/computer.md tells where it comes from. A number beyond the levels
/// counts as the nearest.
double level_rating(std::string_view pool, int level);

}  // namespace crownhead::kind
