#pragma once

#include <string>

#include "rules/result.hpp"

namespace CLI {
class App;
}

namespace crownhead::server {

/// Gives the command's options what the TOML file says, except for those that the command line or
/// the environment has set already. invalid_field with a sentence for a file that cannot be read,
/// and for a key that is no option, naming the nearest.
Result<void> read_config_file(CLI::App& command, const std::string& file);

}  // namespace crownhead::server
