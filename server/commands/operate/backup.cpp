#include "server/commands/operate/backup.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "db/backup.hpp"
#include "server/commands/file_option.hpp"
#include "server/commands/operate/checksum_file.hpp"
#include "server/commands/progress_line.hpp"

namespace crownhead::server {
namespace {

struct BackupFiles {
  std::string db;
  std::string to;
};

}  // namespace

void add_backup(CLI::App& app, int& exit_status) {
  auto files = std::make_shared<BackupFiles>();
  auto* command = app.add_subcommand(
      "backup",
      "Copy a database consistently to a new file, with its SHA-256 in a file next to it; the"
      " server may be running");
  command->add_option("--db", files->db, "The database file")->required()->check(a_file());
  command->add_option("--to", files->to, "The new file")->required()->check(a_file());
  command->callback([files, &exit_status] {
    try {
      ProgressLine line;
      db::backup(files->db, files->to, shown_on(line));
      line.clear();
      write_checksum(files->to);
      std::cout << files->to << ": " << std::filesystem::file_size(files->to) << " bytes; "
                << "crownhead check --db " << files->to << " checks all of it\n";
    } catch (const std::exception& error) {
      std::cerr << "crownhead backup: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
