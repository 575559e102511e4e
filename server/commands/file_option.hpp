#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// Refuses a database of PostgreSQL, with what to use there in place of the command.
CLI::Validator a_file();

/// Refuses what cannot be the address of a database, and one with a password in it.
CLI::Validator a_database();

}  // namespace crownhead::server
