#pragma once

#include <string>
#include <vector>

#include "server/config/toml_file.hpp"

namespace CLI {
class App;
}

namespace crownhead::server {

/// The tables that the file of options may have: one for each command but serve that has options.
std::vector<config::FileTable> file_tables(const CLI::App& app);

/// Gives every command but serve the option --config. What the file says is taken where neither a
/// flag nor the environment says anything else; one that cannot be used ends with 2.
void add_config_options(CLI::App& app);

/// Tries what the tables say on the commands that they are of: their values are looked at as those
/// of flags are. Afterwards no command but serve may run.
config::Faults faults_of_tables(CLI::App& app, const config::TomlFile& file);

}  // namespace crownhead::server
