#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead restore`: a backup in the place of a database.
void add_restore(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
