#include "rules/star/computer/level.hpp"

#include <algorithm>
#include <array>

#include "rules/star/computer/search.hpp"

namespace crownhead::star::computer {

namespace {

constexpr std::array<Level, strongest> levels{{
    {.depth = 1,
     .width = 0,
     .turns = 1,
     .replies = 0,
     .width_of_turns = 0,
     .positions = 1'000,
     .whim = 300},
    {.depth = 1,
     .width = 0,
     .turns = 1,
     .replies = 0,
     .width_of_turns = 0,
     .positions = 1'000,
     .whim = 200},
    {.depth = 1,
     .width = 0,
     .turns = 1,
     .replies = 0,
     .width_of_turns = 0,
     .positions = 1'000,
     .whim = 110},
    {.depth = 1,
     .width = 0,
     .turns = 1,
     .replies = 0,
     .width_of_turns = 0,
     .positions = 1'000,
     .whim = 50},
    {.depth = 1,
     .width = 0,
     .turns = 1,
     .replies = 0,
     .width_of_turns = 0,
     .positions = 1'000,
     .whim = 15},
    {.depth = 2,
     .width = 16,
     .turns = 2,
     .replies = 1,
     .width_of_turns = 4,
     .positions = 3'000,
     .whim = 3},
    {.depth = 3,
     .width = 12,
     .turns = 2,
     .replies = 2,
     .width_of_turns = 10,
     .positions = 10'000,
     .whim = 2},
    {.depth = 5,
     .width = 10,
     .turns = 3,
     .replies = 2,
     .width_of_turns = 8,
     .positions = 30'000,
     .whim = 2},
}};

}  // namespace

const Level& level(int number) {
  return levels[static_cast<std::size_t>(std::clamp(number, weakest, strongest) - weakest)];
}

}  // namespace crownhead::star::computer
