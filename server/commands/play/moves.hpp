#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead moves --variant V [--fen FEN]`: prints the legal moves in full notation; for nardi,
/// the plays of `--dice` from `--position`. The options of the star are in star_moves.hpp.
void add_moves(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
