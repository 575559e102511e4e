#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace crownhead::nardi {

/// With what the side that begins plays its first turn.
enum class Opening : std::uint8_t {
  fresh,  ///< a roll of both dice of its own, which may be a double
  same,   ///< the two dice of the opening roll
};

/// What rules of nardi differ in; moving the men is the same in all.
struct Ruleset {
  std::string_view key;
  std::string_view name;
  Opening opening;
  bool gammons;       ///< whether a win may count twice or three times
  bool cube;          ///< whether there may be one
  int longest_match;  ///< in points
};

/// The first is the default.
std::span<const Ruleset> rulesets();

/// nullptr if there is none of that key.
const Ruleset* find_ruleset(std::string_view key);

}  // namespace crownhead::nardi
