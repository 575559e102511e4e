#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead backup`: copies a database, which may be in use.
void add_backup(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
