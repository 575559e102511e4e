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

/// What was written for an option, and where: "--listen", "CROWNHEAD_LISTEN", "games.toml:3".
struct Given {
  std::vector<std::string> values;
  std::string where;
};

/// By the option's name.
using Layer = std::map<std::string, Given, std::less<>>;

/// What the environment of the process says.
Layer environment_layer();

/// One sentence for each thing that is wrong.
using Faults = std::vector<std::string>;

/// What holds: the flags, else the environment, else the file, else the table's default.
Layer merged(Layer flags, Layer environment, Layer file);

/// All that is wrong at once. What is given in vain is no fault: `warnings` has it.
std::expected<ServeConfig, Faults> configured(const Layer& given);

/// The file that serve opens as its database, for commands that take no more of its options;
/// nullopt where nothing tells.
std::optional<Given> database_file(const Layer& given);

/// Values as a file has them.
std::string as_toml(Option::Kind kind, const std::vector<std::string>& values);

/// A line of shown().
std::string shown_line(std::string_view name, const std::string& value, const std::string& where);

/// What holds, as a file with where each comes from; secrets are left out.
std::string shown(const Layer& given);

}  // namespace crownhead::config
