#pragma once

#include <string_view>

namespace crownhead::kind {

constexpr int weakest_level = 1, strongest_level = 8;

/// Returns the initial rating of a computer level in a pool, on the scale of the site's ratings;
/// docs/computer.md explains its source. A level out of range counts as the nearest one.
double level_rating(std::string_view pool, int level);

}  // namespace crownhead::kind
