#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"
#include "server/config/serve_config.hpp"

namespace crownhead::config {

/// An option of `crownhead serve`: --NAME, CROWNHEAD_NAME in the environment, NAME in the file.
struct Option {
  enum class Kind : std::uint8_t { text, list, flag };

  std::string_view name;
  std::string_view value;     ///< the placeholder for its value in the help
  std::string_view fallback;  ///< its default as a user would write it; empty: none
  std::string_view about;     ///< for the help and docs/operations.md
  Kind kind;
  bool secret;  ///< never shown
  /// Reads the values; fails with invalid_field and what the value must be. `values` has exactly
  /// one item unless the option is a list. Null for an option that has no effect: a server with it
  /// starts, and warns.
  Result<void> (*take)(ServeConfig& config, const std::vector<std::string>& values);
};

/// All options, in the order of the help. Reading one may depend on those before it.
std::span<const Option> options();

/// Splits a list at commas or spaces.
std::vector<std::string> items(std::string_view text);

/// Returns its default as values; empty if it has none.
std::vector<std::string> fallback_values(const Option& option);

/// "CROWNHEAD_PUBLIC_URL"
std::string environment_name(std::string_view option);

}  // namespace crownhead::config
