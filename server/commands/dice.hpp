#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead dice verify FILE [--tip HEX]`: whether the dice of a game are what its events make
/// them; status 1 if not. `crownhead dice list` beside it.
void add_dice(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
