#pragma once

#include <CLI/CLI.hpp>

namespace crownhead::server {

/// `crownhead move --from DB --to DB`: moves a store from SQLite to PostgreSQL or back.
void add_move(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
