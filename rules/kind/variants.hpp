#pragma once

#include <cstddef>
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

/// The ratings in which a game counts: a variant's own, but at the star those of two and of several
/// are apart.
std::string pool_key(std::string_view variant, std::size_t seats);

/// Of all pools, in the order of the variants.
std::vector<std::string> pool_keys();

/// The variant that is rated there; the key itself where there is no such pool.
std::string_view variant_of_pool(std::string_view pool);

/// Whether its moves depend on dice.
constexpr bool has_dice(std::string_view variant) { return variant == nardi_key; }

/// All keys in one line, parted by ", ".
std::string listed_variants();

/// As the variant writes results: "2-0", "1-0"; empty where the game counts for nobody, or there is
/// no such variant.
std::string_view result_text(std::string_view variant, Outcome outcome);

}  // namespace crownhead::kind
