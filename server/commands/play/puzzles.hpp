#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead puzzles`: prints the puzzles in the games of PDN files, one line of JSON each.
void add_puzzles(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
