#include "server/commands/export.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "server/commands/operator.hpp"

namespace crownhead::server {
namespace {

struct ExportOptions {
  std::string db;
  std::string user;
};

}  // namespace

void add_export(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<ExportOptions>();
  auto* command = app.add_subcommand(
      "export", "Print everything held about a player as JSON, while a server runs or none does");
  command->add_option("--db", options->db, "The database file")->required();
  command->add_option("--user", options->user, "The player's name")->required();
  command->callback([options, &exit_status] {
    exit_status =
        run_act("crownhead export", options->db, {.what = "export", .name = options->user});
  });
}

}  // namespace crownhead::server
