#include "rules/nardi/ruleset.hpp"

#include <algorithm>
#include <array>

namespace crownhead::nardi {

namespace {

constexpr std::array all = {
    // The text describes only games won or lost, without gammons or a cube.
    Ruleset{.key = "latvian",
            .name = "Latvia",
            .opening = Opening::fresh,
            .gammons = false,
            .cube = false,
            .longest_match = 1},
    Ruleset{.key = "wbgf",
            .name = "WBGF",
            .opening = Opening::same,
            .gammons = true,
            .cube = true,
            .longest_match = 99},  // [d]
};

}  // namespace

std::span<const Ruleset> rulesets() { return all; }

const Ruleset* find_ruleset(std::string_view key) {
  const auto found = std::ranges::find(all, key, &Ruleset::key);
  return found == all.end() ? nullptr : found;
}

}  // namespace crownhead::nardi
