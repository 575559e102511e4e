#pragma once

#include <string>

#include "server/admin/act.hpp"

namespace crownhead::server {

/// Has the act done by the server that holds the database, or does it here while none does. Prints
/// what came of it, errors after the command's name; the exit status.
int run_act(const std::string& command, const std::string& database, const admin::Act& act);

}  // namespace crownhead::server
