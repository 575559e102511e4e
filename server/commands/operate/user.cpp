#include "server/commands/operate/user.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string>

#include "server/commands/operate/operator.hpp"

namespace crownhead::server {
namespace {

struct UserOptions {
  Operated operated;
  admin::Act act{.what = {}, .name = {}, .role = "player"};
};

/// Reads the first line of the standard input, so that no list of processes shows it.
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
  auto* user = app.add_subcommand("user", "Manage accounts, with or without a running server");
  user->require_subcommand(1);
  const auto roles = CLI::IsMember({"player", "director", "moderator", "admin"});
  auto* made = add(*user, "create", "Create an account; reads its password from standard input",
                   options, exit_status);
  made->add_option("--email", options.act.email, "The player's e-mail address");
  made->add_option("--role", options.act.role, "The player's role")
      ->check(roles)
      ->capture_default_str();
  add(*user, "password", "Set a password, read from standard input; ends all sessions and tokens",
      options, exit_status);
  auto* role = add(*user, "role", "Set a role", options, exit_status);
  role->add_option("role", options.act.role, "player, director, moderator or admin")
      ->required()
      ->check(roles);
  for (auto* command :
       {add(*user, "ban", "Ban a player; ends their sessions", options, exit_status),
        add(*user, "unban", "Lift a player's ban", options, exit_status)})
    command
        ->add_option("--reason", options.act.reason, "Written to the log and shown to the player")
        ->required();
  add(*user, "close",
      "Close an account permanently, as the player could: ends their games and erases their data",
      options, exit_status);
}

}  // namespace crownhead::server
