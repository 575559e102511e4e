#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead dxp`: the computer plays another program over DamExchange.
void add_dxp(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
