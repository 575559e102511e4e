#include "server/commands/export.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "server/commands/operator.hpp"

namespace crownhead::server {
namespace {

struct ExportOptions {
  Operated operated;
  std::string user;
  std::string tournament;
  std::string format = "json";
};

admin::Act act_of(const ExportOptions& options) {
  if (options.tournament.empty()) return {.what = "export", .name = options.user};
  return {.what = "export_tournament", .name = options.tournament, .format = options.format};
}

}  // namespace

void add_export(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<ExportOptions>();
  auto* command = app.add_subcommand(
      "export",
      "Print everything held about a player, or a tournament, while a server runs or none does");
  add_operated(*command, options->operated);
  auto* what = command->add_option_group("what", "One of the two")->require_option(1);
  what->add_option("--user", options->user, "The player's name; the answer is JSON");
  auto* tournament = what->add_option("--tournament", options->tournament,
                                      "The tournament's number, as its address has it");
  command
      ->add_option("--format", options->format,
                   "Of the tournament: json, pdn or trf; pdn is of nardi and the star what their "
                   "programs read")
      ->check(CLI::IsMember({"json", "pdn", "trf"}))
      ->needs(tournament)
      ->capture_default_str();
  command->callback([options, &exit_status] {
    exit_status = run_act("crownhead export", options->operated, act_of(*options));
  });
}

}  // namespace crownhead::server
