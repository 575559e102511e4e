#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead variants`: prints every variant and ruleset.
void add_variants(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
