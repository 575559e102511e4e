#include "server/commands/operate/export.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "server/commands/operate/operator.hpp"

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
      "Print all data held about a player, or a tournament, with or without a running server");
  add_operated(*command, options->operated);
  auto* what = command->add_option_group("what", "Exactly one of these")->require_option(1);
  what->add_option("--user", options->user, "The player's name; prints JSON");
  auto* tournament = what->add_option("--tournament", options->tournament,
                                      "The tournament's number, as in its address");
  command
      ->add_option(
          "--format", options->format,
          "Format of the tournament: json, pdn or trf; with pdn, games of nardi and the star are"
          " in the format of their own programs")
      ->check(CLI::IsMember({"json", "pdn", "trf"}))
      ->needs(tournament)
      ->capture_default_str();
  command->callback([options, &exit_status] {
    exit_status = run_act("crownhead export", options->operated, act_of(*options));
  });
}

}  // namespace crownhead::server
