#pragma once

#include <string_view>

#include "rules/draughts/capture_budget.hpp"
#include "rules/draughts/pdn.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// What the tags Variant and GameType of a game say of its rules.
struct TaggedVariant {
  const Variant* variant = nullptr;  ///< nullptr if they say nothing, or nothing that is known here
  std::string_view unknown = {};     ///< the value that is not known here; empty if none
  bool other_game = false;           ///< GameType has a number that no game here has
};

/// Reads names as programs write them ("Russian", "russian-checkers", "International 10x10") and
/// numbers in either tag. The tag Variant goes before GameType, but "Standard", "From Position",
/// "?" and the like say nothing.
TaggedVariant tagged_variant(const PdnGame& game);

/// The variant by whose rules most of the game can be played, of those that files without a name
/// are usually of.
const Variant& likely_variant(const PdnGame& game, CaptureBudget& budget);

/// The ruleset that the tag Ruleset names by its key or its name; the first if there is no such
/// tag, nullptr if it names none of the variant.
const Ruleset* tagged_ruleset(const Variant& variant, const PdnGame& game);

/// Writes the tag Ruleset, or removes it where `key` is empty or the variant's first.
void set_ruleset(const Variant& variant, std::string_view key, PdnGame& game);

}  // namespace crownhead::draughts
