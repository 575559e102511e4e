#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// `crownhead nodes`: lists the servers that share a database.
void add_nodes(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
