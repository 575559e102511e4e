#include "rules/computer/level.hpp"

#include <algorithm>
#include <array>

#include "rules/computer/search.hpp"

namespace crownhead::computer {

namespace {

constexpr std::array<Level, strongest> levels{{
    {.depth = 1, .positions = 300, .whim = 40, .stray_whim = 250, .stray_in = 3},
    {.depth = 2, .positions = 1'000, .whim = 30, .stray_whim = 200, .stray_in = 6},
    {.depth = 3, .positions = 4'000, .whim = 20, .stray_whim = 0, .stray_in = 0},
    {.depth = 5, .positions = 16'000, .whim = 12, .stray_whim = 0, .stray_in = 0},
    {.depth = 7, .positions = 50'000, .whim = 8, .stray_whim = 0, .stray_in = 0},
    {.depth = 9, .positions = 130'000, .whim = 5, .stray_whim = 0, .stray_in = 0, .looks_up = true},
    {.depth = 12,
     .positions = 360'000,
     .whim = 3,
     .stray_whim = 0,
     .stray_in = 0,
     .looks_up = true},
    {.depth = 60,
     .positions = 1'000'000,
     .whim = 2,
     .stray_whim = 0,
     .stray_in = 0,
     .looks_up = true},
}};

}  // namespace

const Level& level(int number) {
  return levels[static_cast<std::size_t>(std::clamp(number, weakest, strongest) - weakest)];
}

}  // namespace crownhead::computer
