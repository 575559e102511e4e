#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead dice verify FILE [--commitment HEX]`: checks that the dice of a game follow from its
/// events; exit status 1 if not. Also adds `crownhead dice list`.
void add_dice(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
