#include "server/commands/play/move.hpp"

#include <iostream>
#include <memory>
#include <string>

#include "db/move.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/progress_line.hpp"

namespace crownhead::server {
namespace {

struct Stores {
  std::string from;
  std::string to;
};

}  // namespace

void add_move(CLI::App& app, int& exit_status) {
  auto stores = std::make_shared<Stores>();
  auto* command = app.add_subcommand(
      "move",
      "Copy a database from SQLite to PostgreSQL or back and compare every row; resumes an"
      " interrupted copy");
  command->add_option("--from", stores->from, "The database; no server may use it")
      ->required()
      ->check(a_database());
  command->add_option("--to", stores->to, "An empty database, or a new file")
      ->required()
      ->check(a_database());
  command->callback([stores, &exit_status] {
    try {
      ProgressLine line;
      const db::MoveReport report = db::move_store(stores->from, stores->to, shown_on(line));
      line.clear();
      std::cout << stores->to << ": " << report.rows << " rows of " << report.tables
                << " tables match " << stores->from << ", " << report.copied
                << " of them copied now; crownhead check --db " << stores->to
                << " replays the games\n";
    } catch (const std::exception& error) {
      std::cerr << "crownhead move: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
