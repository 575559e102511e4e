#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead health`: checks that a server answers and accepts moves, for HEALTHCHECK.
void add_health(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
