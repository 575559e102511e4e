#include "server/commands/user.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string>

#include "server/commands/operator.hpp"

namespace crownhead::server {
namespace {

struct UserOptions {
  Operated operated;
  admin::Act act{.what = {}, .name = {}, .role = "player"};
};

/// The first line of the standard input, so that it stands in no list of processes.
std::string read_password() {
  std::string password;
  std::getline(std::cin, password);
  return password;
}

int run(UserOptions& options, const char* what) {
  options.act.what = what;
  const bool asks = options.act.what == "create" || options.act.what == "password";
  if (asks) options.act.password = read_password();
  return run_act("crownhead user", options.operated, options.act);
}

CLI::App* add(CLI::App& user, const char* name, const char* what, UserOptions& options,
              int& exit_status) {
  auto* command = user.add_subcommand(name, what);
  command->add_option("name", options.act.name, "The player's name")->required();
  add_operated(*command, options.operated);
  command->callback([name, &options, &exit_status] { exit_status = run(options, name); });
  return command;
}

}  // namespace

void add_user(CLI::App& app, int& exit_status) {
  static UserOptions options;
  auto* user =
      app.add_subcommand("user", "Accounts, for operators, while a server runs or none does");
  user->require_subcommand(1);
  const auto roles = CLI::IsMember({"player", "director", "moderator", "admin"});
  auto* made = add(*user, "create", "Make an account; its password is read from standard input",
                   options, exit_status);
  made->add_option("--email", options.act.email, "Where the player is reached");
  made->add_option("--role", options.act.role, "What they may do")
      ->check(roles)
      ->capture_default_str();
  add(*user, "password", "Set a password, read from standard input; ends all sessions", options,
      exit_status);
  auto* role = add(*user, "role", "Set a role", options, exit_status);
  role->add_option("role", options.act.role, "player, director, moderator or admin")
      ->required()
      ->check(roles);
  for (auto* command :
       {add(*user, "ban", "Ban a player; ends their sessions", options, exit_status),
        add(*user, "unban", "Let a player in again", options, exit_status)})
    command->add_option("--reason", options.act.reason, "Kept in the log, told to the player")
        ->required();
}

}  // namespace crownhead::server
