#pragma once

#include <optional>

#include "rules/nardi/position.hpp"
#include "rules/nardi/roll.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi {

/// Who begins after each side has thrown one die, White's first: whose is higher. nullopt where
/// both are the same and are thrown again.
constexpr std::optional<Color> who_begins(Roll opening) {
  if (opening.is_double()) return std::nullopt;
  return opening.first > opening.second ? Color::white : Color::black;
}

/// What the side that begins plays its first turn with; nullopt where it throws both dice for it.
constexpr std::optional<Roll> first_roll(const Ruleset& ruleset, Roll opening) {
  return ruleset.opening == Opening::same ? std::optional(opening) : std::nullopt;
}

}  // namespace crownhead::nardi
