#include "server/commands/export.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "db/database.hpp"
#include "db/held.hpp"
#include "server/wire/account_json.hpp"

namespace crownhead::server {
namespace {

struct ExportOptions {
  std::string db;
  std::string user;
};

int run(const ExportOptions& options) {
  db::Database database(options.db);
  auto& writer = database.writer();
  auto& readers = database.readers();
  const db::Users users(writer, readers);
  const db::Sessions sessions(writer, readers);
  const db::SecondFactors factors(writer, readers);
  const db::Blocks blocks(writer, readers);
  const db::Moderation moderation(writer, readers);
  const db::Challenges challenges(writer, readers);
  const db::Games games(writer, readers);
  const db::Notes notes(writer, readers);
  const db::ChatLines chat_lines(writer, readers);
  const auto user = users.by_name(options.user);
  const auto held = user ? db::held_about({.users = users,
                                           .sessions = sessions,
                                           .factors = factors,
                                           .blocks = blocks,
                                           .moderation = moderation,
                                           .challenges = challenges,
                                           .games = games,
                                           .notes = notes,
                                           .chat_lines = chat_lines},
                                          user->id, Instant{0}, "Crownhead")
                         : std::nullopt;
  if (!held) {
    std::cerr << "crownhead export: no player has the name " << options.user << '\n';
    return 1;
  }
  std::cout << wire::held_json(*held) << '\n';
  return 0;
}

}  // namespace

void add_export(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<ExportOptions>();
  auto* command = app.add_subcommand(
      "export", "Print everything held about a player as JSON; while no server runs");
  command->add_option("--db", options->db, "The database file")->required();
  command->add_option("--user", options->user, "The player's name")->required();
  command->callback([options, &exit_status] {
    try {
      exit_status = run(*options);
    } catch (const std::exception& error) {
      std::cerr << "crownhead export: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
