#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// `crownhead migrate --db FILE`: brings the schema of a database up to date.
void add_migrate(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
