#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead endings build VARIANT --pieces N [--file F]` makes an endgame table, `crownhead
/// endings probe VARIANT --file F --fen FEN` reads one.
void add_endings(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
