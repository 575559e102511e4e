#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/kind/finish.hpp"

namespace crownhead::kind {

constexpr std::string_view star_key = "star", nardi_key = "nardi";

/// Returns the keys of all variants of every kind; draughts come first, in the order of their
/// table.
std::vector<std::string_view> variant_keys();

bool is_variant(std::string_view key);

/// Returns the rating pool of a game: the variant's own, but the star has separate pools for two
/// and for more seats.
std::string pool_key(std::string_view variant, std::size_t seats);

/// Returns all pools, in the order of the variants.
std::vector<std::string> pool_keys();

/// Returns the variant of a pool; the key itself if there is no such pool.
std::string_view variant_of_pool(std::string_view pool);

/// Returns true if the variant uses dice.
constexpr bool has_dice(std::string_view variant) { return variant == nardi_key; }

/// Returns all keys, separated by ", ".
std::string listed_variants();

/// Returns the result in the variant's notation: "2-0", "1-0"; empty if the game was annulled or
/// the variant is unknown.
std::string_view result_text(std::string_view variant, Outcome outcome);

}  // namespace crownhead::kind
