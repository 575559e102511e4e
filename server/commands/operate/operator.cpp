#include "server/commands/operate/operator.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <filesystem>
#include <iostream>

#include "db/accounts/erasures.hpp"
#include "db/database.hpp"
#include "db/jobs/awaited.hpp"
#include "server/admin/services.hpp"
#include "server/admin/socket.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/system_time.hpp"

namespace crownhead::server {
namespace {

/// Checks a missing file: only the creation of a valid account creates it, so that a mistyped name
/// leaves no file behind.
Result<void> check_new_file(const std::string& file, const admin::Act& act) {
  if (act.what == "create") return admin::check_new_account(act);
  return fail(Code::not_found, in_english("there is no database " + file + "; check the name"));
}

/// Only a server can end games.
Result<void> check_plays_nowhere(const db::Stores& stores, UserId user) {
  const auto games =
      stores.game_queries.list({.player = user, .status = play::GameStatus::playing, .limit = 1});
  if (games.items.empty() && stores.tournaments.unfinished_entries_of(user).empty()) return {};
  return fail(Code::forbidden,
              in_english("the player has running games or is entered in a tournament; start the"
                         " server, which ends them, and run the command again"));
}

/// A server would erase the data of closed accounts in the background.
void erase_all(db::Database& database) {
  while (db::awaited<bool>([&](auto done) {
           db::erase_some(database.writer(), std::move(done));
         }).value_or(false)) {
  }
}

/// The database's lock excludes a server that starts in the meantime.
Result<std::string> do_here(const std::string& file, const admin::Act& act) {
  if (!db::is_postgres(file) && !std::filesystem::exists(file))
    if (const auto right = check_new_file(file, act); !right) return std::unexpected(right.error());
  db::Database database(file);
  db::Stores stores(database.writer(), database.readers());  // sends no mail
  return admin::do_act({.stores = stores,
                        .now = system_time,
                        .signed_out = [](UserId) {},
                        .leave = [&](UserId user) { return check_plays_nowhere(stores, user); },
                        .closed = [&](UserId) { erase_all(database); }},
                       act);
}

}  // namespace

void add_operated(CLI::App& command, Operated& operated) {
  command.add_option("--db", operated.database, "The database")->required()->check(a_database());
  command.add_option("--data", operated.data,
                     "The server's data folder; needed to reach a server that runs on PostgreSQL");
}

int run_act(const std::string& command, const Operated& operated, const admin::Act& act) try {
  const auto& [database, data] = operated;
  auto said = admin::ask_server(admin::beside_socket(database, data), act);
  if (!said) said = do_here(database, act);
  if (*said)
    std::cout << **said << '\n';
  else
    std::cerr << command << ": " << said->error().detail << '\n';
  return *said ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << command << ": " << error.what() << '\n';
  return 1;
}

}  // namespace crownhead::server
