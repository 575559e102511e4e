#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead perft --variant V [--fen FEN] --depth N [--routes] [--divide]`: counts sequences of
/// moves; for nardi, from `--position`, the sequences of every roll.
void add_perft(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
