#include "server/commands/play/variants.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "server/wire/game/command_json.hpp"

namespace crownhead::server {

void add_variants(CLI::App& app, int&) {
  app.add_subcommand("variants", "List every variant and its rulesets as JSON")->callback([] {
    std::cout << wire::variants_json() << '\n';
  });
}

}  // namespace crownhead::server
