#include "rules/star/computer/level.hpp"

#include <algorithm>
#include <array>

#include "rules/star/computer/search.hpp"

namespace crownhead::star::computer {

namespace {

constexpr std::array<Level, strongest> levels{{
    {{.depth = 1, .width = 0, .whim = 300}, {.turns = 1, .width = 0, .whim = 300}, 1'000},
    {{.depth = 1, .width = 0, .whim = 200}, {.turns = 1, .width = 0, .whim = 200}, 1'000},
    {{.depth = 1, .width = 0, .whim = 110}, {.turns = 1, .width = 0, .whim = 110}, 1'000},
    {{.depth = 1, .width = 0, .whim = 50}, {.turns = 1, .width = 0, .whim = 50}, 1'000},
    {{.depth = 1, .width = 0, .whim = 15}, {.turns = 1, .width = 0, .whim = 15}, 1'000},
    {{.depth = 2, .width = 16, .whim = 3}, {.turns = 2, .width = 10, .whim = 20}, 3'000},
    {{.depth = 3, .width = 12, .whim = 2}, {.turns = 2, .width = 10, .whim = 8}, 10'000},
    {{.depth = 5, .width = 10, .whim = 2}, {.turns = 3, .width = 10, .whim = 2}, 30'000},
}};

}  // namespace

const Level& level(int number) {
  return levels[static_cast<std::size_t>(std::clamp(number, weakest, strongest) - weakest)];
}

}  // namespace crownhead::star::computer
