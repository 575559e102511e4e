#pragma once

#include <string>
#include <vector>

#include "server/config/toml_file.hpp"

namespace CLI {
class App;
}

namespace crownhead::server {

/// Returns the tables that the file of options may have: one for each command with options, except
/// for serve.
std::vector<config::FileTable> file_tables(const CLI::App& app);

/// Gives every command except for serve the option --config. The file's values apply unless a flag
/// or the environment sets the option; a command with an unusable file ends with 2.
void add_config_options(CLI::App& app);

/// Checks the values in the tables with the commands to which they belong, as values of flags are
/// checked. Afterwards only serve may run.
config::Faults faults_of_tables(CLI::App& app, const config::TomlFile& file);

}  // namespace crownhead::server
