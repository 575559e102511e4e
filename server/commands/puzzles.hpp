#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead puzzles`: the puzzles in the games of PDN files, a line of JSON each.
void add_puzzles(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
