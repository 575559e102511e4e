#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace crownhead::nardi {

/// The dice for the first turn.
enum class Opening : std::uint8_t {
  fresh,  ///< its own roll of both dice, which may be a double
  same,   ///< the two dice of the opening roll
};

/// The differences between rulesets of nardi; moving the checkers is the same in all.
struct Ruleset {
  std::string_view key;
  std::string_view name;
  Opening opening;
  bool gammons;       ///< a win may count double or triple
  bool cube;          ///< a match may have a doubling cube
  int longest_match;  ///< in points
};

/// The first is the default.
std::span<const Ruleset> rulesets();

/// Returns nullptr for an unknown key.
const Ruleset* find_ruleset(std::string_view key);

}  // namespace crownhead::nardi
