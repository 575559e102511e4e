#pragma once

#include <string>

#include "server/admin/act.hpp"

namespace CLI {
class App;
}

namespace crownhead::server {

/// The database, and where the files of its server are, which a database of PostgreSQL does not
/// say.
struct Operated {
  std::string database;
  std::string data;
};

/// The options that name it.
void add_operated(CLI::App& command, Operated& operated);

/// Has the act done by the server that holds the database, or does it here while none does. Prints
/// what came of it, errors after the command's name; the exit status.
int run_act(const std::string& command, const Operated& operated, const admin::Act& act);

}  // namespace crownhead::server
