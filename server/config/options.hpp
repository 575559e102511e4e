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
  std::string_view value;     ///< what stands for its value in the help
  std::string_view fallback;  ///< what holds without it, as one would write it; empty: nothing
  std::string_view about;     ///< for the help and docs/operations.md
  Kind kind;
  bool secret;  ///< never shown
  /// invalid_field and what it must be. `values` has exactly one item unless it is a list. None
  /// where an option does nothing any more: a server that is still given it starts, and warns.
  Result<void> (*take)(ServeConfig& config, const std::vector<std::string>& values);
};

/// All of them, in the order of the help; what one reads may depend on those before it.
std::span<const Option> options();

/// Items of a list that stand between commas or blanks.
std::vector<std::string> items(std::string_view text);

/// Its fallback as it takes it; empty if it has none.
std::vector<std::string> fallback_values(const Option& option);

/// "CROWNHEAD_PUBLIC_URL"
std::string environment_name(std::string_view option);

}  // namespace crownhead::config
