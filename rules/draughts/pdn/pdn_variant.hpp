#pragma once

#include <string_view>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/moves/capture_budget.hpp"
#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

/// What the tags Variant and GameType of a game say about its rules.
struct TaggedVariant {
  const Variant* variant = nullptr;  ///< nullptr if they say nothing or name no known variant
  std::string_view unknown = {};     ///< the unknown value; empty if none
  bool other_game = false;           ///< GameType has a number of an unknown game
};

/// Reads names as programs write them ("Russian", "russian-checkers", "International 10x10") and
/// numbers in either tag. The tag Variant takes precedence over GameType, but values like
/// "Standard", "From Position" and "?" say nothing.
TaggedVariant tagged_variant(const PdnGame& game);

/// Returns the variant that makes most of the game legal, among those that files without a name
/// usually mean.
const Variant& likely_variant(const PdnGame& game, CaptureBudget& budget);

/// Returns the ruleset that the tag Ruleset gives by key or name; the first if there is no such
/// tag, nullptr if the variant has no such ruleset.
const Ruleset* tagged_ruleset(const Variant& variant, const PdnGame& game);

/// Writes the tag Ruleset, or removes it if `key` is empty or the variant's first.
void set_ruleset(const Variant& variant, std::string_view key, PdnGame& game);

}  // namespace crownhead::draughts
