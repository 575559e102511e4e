#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/kind/finish.hpp"

namespace crownhead::kind {

constexpr std::string_view star_key = "star", nardi_key = "nardi";

/// The keys of what can be played, of every kind; draughts come first, in the order of their table.
std::vector<std::string_view> variant_keys();

bool is_variant(std::string_view key);

/// Whether its moves depend on dice.
constexpr bool has_dice(std::string_view variant) { return variant == nardi_key; }

/// All keys in one line, parted by ", ".
std::string listed_variants();

/// As the variant writes results: "2-0", "1-0"; empty where the game counts for nobody, or there is
/// no such variant.
std::string_view result_text(std::string_view variant, Outcome outcome);

}  // namespace crownhead::kind
