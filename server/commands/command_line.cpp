#include "server/commands/command_line.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <string>

#include "server/commands/config_file.hpp"
#include "server/commands/operate/backup.hpp"
#include "server/commands/operate/check.hpp"
#include "server/commands/operate/export.hpp"
#include "server/commands/operate/health.hpp"
#include "server/commands/operate/migrate.hpp"
#include "server/commands/operate/nodes.hpp"
#include "server/commands/operate/replay.hpp"
#include "server/commands/operate/restore.hpp"
#include "server/commands/operate/serve.hpp"
#include "server/commands/operate/user.hpp"
#include "server/commands/play/dice.hpp"
#include "server/commands/play/dxp.hpp"
#include "server/commands/play/endings.hpp"
#include "server/commands/play/move.hpp"
#include "server/commands/play/moves.hpp"
#include "server/commands/play/perft.hpp"
#include "server/commands/play/puzzles.hpp"
#include "server/commands/play/think.hpp"
#include "server/commands/play/variants.hpp"
#include "server/commands/usage_fault.hpp"
#include "server/config/options.hpp"

namespace crownhead::server {
namespace {

/// Lets each option of the command be set in the environment, too.
void name_in_environment(CLI::App& command) {
  for (CLI::Option* option : command.get_options())
    if (option != command.get_help_ptr() && !option->get_lnames().empty())
      option->envname(config::environment_name(option->get_lnames().front()));
  for (CLI::App* nested : command.get_subcommands({})) name_in_environment(*nested);
}

}  // namespace

int run_command_line(int argc, char** argv) try {
  CLI::App app("Crownhead, an online draughts server", "crownhead");
  app.set_version_flag("--version", "crownhead " CROWNHEAD_VERSION, "Print the version and exit");
  app.require_subcommand(1);
  app.failure_message([](const CLI::App* whole, const CLI::Error& error) {
    return "crownhead: " + usage_fault(*whole, error) + '\n';
  });
  int exit_status = 0;
  add_serve(app, exit_status);
  add_perft(app, exit_status);
  add_moves(app, exit_status);
  add_think(app, exit_status);
  add_dxp(app, exit_status);
  add_endings(app, exit_status);
  add_puzzles(app, exit_status);
  add_replay(app, exit_status);
  add_dice(app, exit_status);
  add_variants(app, exit_status);
  add_migrate(app, exit_status);
  add_move(app, exit_status);
  add_nodes(app, exit_status);
  add_check(app, exit_status);
  add_backup(app, exit_status);
  add_restore(app, exit_status);
  add_health(app, exit_status);
  add_user(app, exit_status);
  add_export(app, exit_status);
  add_config_options(app);
  // server/config reads the options of serve.
  for (CLI::App* command : app.get_subcommands({}))
    if (command->get_name() != "serve") name_in_environment(*command);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // CLI11 has an exit code per error; ours are 0, 1 (the work failed) and 2 (usage).
    return app.exit(error) == 0 ? 0 : 2;
  }
  return exit_status;
} catch (const std::exception& error) {
  std::cerr << "crownhead: " << error.what() << '\n';
  return 1;
}

}  // namespace crownhead::server
