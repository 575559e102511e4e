#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// `crownhead check --db FILE`: compares every game with its events. Exit status 1 if anything
/// differs.
void add_check(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
