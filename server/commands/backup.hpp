#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead backup`: a copy of a database, also of one in use.
void add_backup(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
