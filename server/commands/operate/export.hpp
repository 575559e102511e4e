#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead export --user NAME`: writes all data stored about a player as JSON to standard
/// output; `--tournament ID`: a tournament as JSON, PDN or TRF.
void add_export(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
