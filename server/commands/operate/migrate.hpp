#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// `crownhead migrate --db FILE`: updates the schema of a database.
void add_migrate(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
