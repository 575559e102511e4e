#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead think`: for each line of JSON on the standard input, a position, the move that the
/// computer would make there.
void add_think(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
