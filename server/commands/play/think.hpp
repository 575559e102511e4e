#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead think`: reads a position from each line of JSON on the standard input, and prints the
/// move that the computer would make there.
void add_think(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
