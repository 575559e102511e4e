#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead serve`: the server.
void add_serve(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
