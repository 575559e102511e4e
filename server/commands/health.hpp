#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead health`: whether a server answers and takes moves, for HEALTHCHECK.
void add_health(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
