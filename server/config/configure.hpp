#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

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

/// All that is wrong at once.
std::expected<ServeConfig, Faults> configured(const Layer& given);

/// What holds, as a file with where each comes from; secrets are left out.
std::string shown(const Layer& given);

}  // namespace crownhead::config
