#include "server/commands/operate/check.hpp"

#include <iostream>
#include <memory>
#include <string>

#include "db/check.hpp"
#include "server/auth/signing.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/progress_line.hpp"

namespace crownhead::server {
namespace {

int run_check(const std::string& file) {
  ProgressLine line;
  const db::CheckReport report = db::check(file, shown_on(line), auth::is_signed);
  line.clear();
  for (const std::string& note : report.notes) std::cout << note << '\n';
  for (const std::string& difference : report.differences) std::cerr << difference << '\n';
  const std::size_t found = report.differences.size();
  std::cout << report.games << " games, " << report.events << " events"
            << (report.commitments == 0
                    ? ""
                    : ", " + std::to_string(report.commitments) + " dice commitments")
            << ": " << (found == 0 ? "ok" : std::to_string(found) + " differences");
  if (!report.notes.empty())
    std::cout << ", " << report.notes.size() << " games played under earlier rules";
  std::cout << '\n';
  return found == 0 ? 0 : 1;
}

}  // namespace

void add_check(CLI::App& app, int& exit_status) {
  auto file = std::make_shared<std::string>();
  auto* command = app.add_subcommand(
      "check", "Replay every game of a database from its events and compare; read-only");
  command->add_option("--db", *file, "The database")->required()->check(a_database());
  command->callback([file, &exit_status] {
    try {
      exit_status = run_check(*file);
    } catch (const std::exception& error) {
      std::cerr << "crownhead check: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
