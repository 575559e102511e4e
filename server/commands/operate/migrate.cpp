#include "server/commands/operate/migrate.hpp"

#include <iostream>
#include <memory>
#include <string>

#include "db/database.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/progress_line.hpp"

namespace crownhead::server {

void add_migrate(CLI::App& app, int& exit_status) {
  auto file = std::make_shared<std::string>();
  auto* command = app.add_subcommand("migrate", "Update the schema of a database");
  command->add_option("--db", *file, "The database; a missing file is created")
      ->required()
      ->check(a_database());
  command->callback([file, &exit_status] {
    try {
      ProgressLine line;
      const int steps = db::bring_up_to_date(*file, shown_on(line));
      line.clear();
      std::cout << *file << ": up to date, migrations applied: " << steps << '\n';
    } catch (const std::exception& error) {
      std::cerr << "crownhead migrate: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
