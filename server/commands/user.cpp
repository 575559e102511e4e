#include "server/commands/user.hpp"

#include <CLI/CLI.hpp>
#include <chrono>
#include <functional>
#include <iostream>
#include <memory>
#include <string>

#include "db/database.hpp"
#include "db/moderation.hpp"
#include "db/users.hpp"
#include "server/auth/password.hpp"
#include "server/commands/awaited.hpp"

namespace crownhead::server {
namespace {

struct UserOptions {
  std::string db;
  std::string name;
  std::string email;
  std::string role = "player";
  std::string reason;
};

/// What the commands work with. The database's lock keeps them apart from a running server.
struct Desk {
  explicit Desk(const std::string& file) : database(file) {}

  db::Database database;
  db::Users users{database.writer(), database.readers()};
  db::Moderation moderation{database.writer(), database.readers()};
};

using Act = std::function<Result<std::string>(Desk&, const UserOptions&)>;

Instant now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

db::Role role_of(const std::string& name) {
  for (const auto role : {db::Role::director, db::Role::moderator, db::Role::admin})
    if (role_name(role) == name) return role;
  return db::Role::player;
}

Result<db::User> named(const Desk& desk, const std::string& name) {
  auto user = desk.users.by_name(name);
  if (!user) return fail(Code::not_found, "no player has the name " + name);
  return *std::move(user);
}

/// The first line of the standard input, so that it stands in no list of processes.
Result<std::string> password_hash(const std::string& name) {
  std::string password;
  std::getline(std::cin, password);
  if (const auto rule = auth::check_password_rule(password, name); !rule)
    return fail(rule.error().code, rule.error().detail + "; give it on the standard input");
  return auth::hash_password(password, {});
}

Result<std::string> create(Desk& desk, const UserOptions& options) {
  if (const auto rule = auth::check_username_rule(options.name); !rule)
    return std::unexpected(rule.error());
  auto hash = password_hash(options.name);
  if (!hash) return hash;
  db::NewUser user{.name = options.name,
                   .password_hash = *std::move(hash),
                   .email = options.email,
                   .time_zone = "UTC",
                   .locale = "en",
                   .role = role_of(options.role)};
  const auto made = awaited<db::Made<UserId>>(
      [&](auto done) { desk.users.create(std::move(user), now(), std::nullopt, std::move(done)); });
  if (!made) return std::unexpected(made.error());
  return options.name + ": made, " + options.role;
}

Result<std::string> change_password(Desk& desk, const UserOptions& options) {
  const auto user = named(desk, options.name);
  if (!user) return std::unexpected(user.error());
  auto hash = password_hash(user->name);
  if (!hash) return hash;
  const auto changed = awaited<void>([&](auto done) {
    desk.users.change_password(user->id, *std::move(hash), std::nullopt, std::move(done));
  });
  if (!changed) return std::unexpected(changed.error());
  return user->name + ": password changed, all sessions ended";
}

/// An act that is kept in the moderators' log.
template <class Does>
Result<std::string> moderate(Desk& desk, const UserOptions& options, const std::string& reason,
                             const std::string& said, Does does) {
  const auto user = named(desk, options.name);
  if (!user) return std::unexpected(user.error());
  const auto done = awaited<void>([&](auto answer) {
    does(user->id, db::Moderator{.actor = std::nullopt, .at = now(), .reason = reason},
         std::move(answer));
  });
  if (!done) return std::unexpected(done.error());
  return user->name + ": " + said;
}

Result<std::string> set_role(Desk& desk, const UserOptions& options) {
  return moderate(desk, options, options.role, options.role, [&](UserId id, auto by, auto done) {
    desk.moderation.set_role(id, role_of(options.role), std::move(by), std::move(done));
  });
}

Result<std::string> ban(Desk& desk, const UserOptions& options) {
  return moderate(desk, options, options.reason, "banned", [&](UserId id, auto by, auto done) {
    desk.moderation.ban(id, std::move(by), std::move(done));
  });
}

Result<std::string> unban(Desk& desk, const UserOptions& options) {
  return moderate(desk, options, options.reason, "not banned any more",
                  [&](UserId id, auto by, auto done) {
                    desk.moderation.unban(id, std::move(by), std::move(done));
                  });
}

int run(const Act& act, const UserOptions& options) try {
  Desk desk(options.db);
  const auto said = act(desk, options);
  if (said)
    std::cout << *said << '\n';
  else
    std::cerr << "crownhead user: " << said.error().detail << '\n';
  return said ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << "crownhead user: " << error.what() << '\n';
  return 1;
}

CLI::App* add(CLI::App& user, const char* name, const char* what, UserOptions& options, Act act,
              int& exit_status) {
  auto* command = user.add_subcommand(name, what);
  command->add_option("name", options.name, "The player's name")->required();
  command->add_option("--db", options.db, "The database file")->required();
  command->callback(
      [act = std::move(act), &options, &exit_status] { exit_status = run(act, options); });
  return command;
}

}  // namespace

void add_user(CLI::App& app, int& exit_status) {
  static UserOptions options;
  auto* user = app.add_subcommand("user", "Accounts, for operators, while no server runs");
  user->require_subcommand(1);
  const auto roles = CLI::IsMember({"player", "director", "moderator", "admin"});
  auto* made = add(*user, "create", "Make an account; its password is read from standard input",
                   options, create, exit_status);
  made->add_option("--email", options.email, "Where the player is reached");
  made->add_option("--role", options.role, "What he may do")->check(roles)->capture_default_str();
  add(*user, "password", "Set a password, read from standard input; ends all sessions", options,
      change_password, exit_status);
  auto* role = add(*user, "role", "Set a role", options, set_role, exit_status);
  role->add_option("role", options.role, "player, director, moderator or admin")
      ->required()
      ->check(roles);
  for (auto* command :
       {add(*user, "ban", "Ban a player; ends his sessions", options, ban, exit_status),
        add(*user, "unban", "Let a player in again", options, unban, exit_status)})
    command->add_option("--reason", options.reason, "Kept in the log, told to the player")
        ->required();
}

}  // namespace crownhead::server
