#include "rules/nardi/computer/level.hpp"

#include <algorithm>
#include <array>

#include "rules/nardi/computer/decisions.hpp"

namespace crownhead::nardi::computer {

namespace {

constexpr std::array<Level, strongest> levels{{
    {.plies = 1, .positions = 1'000, .whim = 1.2},
    {.plies = 1, .positions = 1'000, .whim = 0.75},
    {.plies = 1, .positions = 1'000, .whim = 0.48},
    {.plies = 1, .positions = 1'000, .whim = 0.32},
    {.plies = 1, .positions = 1'000, .whim = 0.21},
    {.plies = 1, .positions = 1'000, .whim = 0.12},
    {.plies = 1, .positions = 1'000, .whim = 0},
    {.plies = 3, .positions = 200'000, .whim = 0},
}};

}  // namespace

const Level& level(int number) {
  return levels[static_cast<std::size_t>(std::clamp(number, weakest, strongest) - weakest)];
}

}  // namespace crownhead::nardi::computer
