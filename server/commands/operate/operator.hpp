#pragma once

#include <string>

#include "server/admin/act.hpp"

namespace CLI {
class App;
}

namespace crownhead::server {

/// The database, and the folder of its server's files, which an address of PostgreSQL does not
/// contain.
struct Operated {
  std::string database;
  std::string data;
};

/// Adds the options that name it.
void add_operated(CLI::App& command, Operated& operated);

/// Sends the act to the server that holds the database, or performs it here if there is none.
/// Prints the result, and errors after the command's name; returns the exit status.
int run_act(const std::string& command, const Operated& operated, const admin::Act& act);

}  // namespace crownhead::server
