#pragma once

#include <optional>

#include "rules/nardi/position.hpp"
#include "rules/nardi/roll.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::nardi {

/// Returns the side that begins after each has rolled one die, White's first: the one with the
/// higher die. nullopt for equal dice, which are rolled again.
constexpr std::optional<Color> who_begins(Roll opening) {
  if (opening.is_double()) return std::nullopt;
  return opening.first > opening.second ? Color::white : Color::black;
}

/// Returns the roll for the first turn; nullopt if the starting side rolls both dice for it.
constexpr std::optional<Roll> first_roll(const Ruleset& ruleset, Roll opening) {
  return ruleset.opening == Opening::same ? std::optional(opening) : std::nullopt;
}

}  // namespace crownhead::nardi
