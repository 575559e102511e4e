#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// Refuses a database of PostgreSQL, naming the command to use instead.
CLI::Validator a_file();

/// Refuses a text that cannot be the address of a database, and one with a password.
CLI::Validator a_database();

}  // namespace crownhead::server
