#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead moves --variant V [--fen FEN]`: the legal moves in full notation; of nardi the plays
/// of `--dice` from `--position`; the options of the star are in star_moves.hpp.
void add_moves(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
