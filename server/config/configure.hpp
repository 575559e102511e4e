#pragma once

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/config/options.hpp"
#include "server/config/serve_config.hpp"

namespace crownhead::config {

/// The values that were given for an option, and where: "--listen", "CROWNHEAD_LISTEN",
/// "games.toml:3".
struct Given {
  std::vector<std::string> values;
  std::string where;
};

/// By the option's name.
using Layer = std::map<std::string, Given, std::less<>>;

/// Returns the options in the environment of the process.
Layer environment_layer();

/// One sentence per error.
using Faults = std::vector<std::string>;

/// Returns the value in force of each option: from the flags, otherwise the environment, otherwise
/// the file, otherwise the table's default.
Layer merged(Layer flags, Layer environment, Layer file);

/// Returns all errors at once. Options without effect are not errors: they are listed in
/// `warnings`.
std::expected<ServeConfig, Faults> configured(const Layer& given);

/// Returns the file that serve opens as its database, for commands that take no more of its
/// options; nullopt if no option names it.
std::optional<Given> database_file(const Layer& given);

/// Writes values in the form of a file.
std::string as_toml(Option::Kind kind, const std::vector<std::string>& values);

/// Returns a line of shown().
std::string shown_line(std::string_view name, const std::string& value, const std::string& where);

/// Returns the options in force, as a file with the source of each; secrets are omitted.
std::string shown(const Layer& given);

}  // namespace crownhead::config
