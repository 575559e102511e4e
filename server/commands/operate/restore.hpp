#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead restore`: replaces a database by a backup.
void add_restore(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
