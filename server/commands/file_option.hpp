#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// Refuses a database of PostgreSQL, with what to use there in place of the command.
CLI::Validator a_file();

}  // namespace crownhead::server
