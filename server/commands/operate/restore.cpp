#include "server/commands/operate/restore.hpp"

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

struct RestoreFiles {
  std::string from;
  std::string db;
};

/// Accepts a backup without a checksum: an older version wrote none, and it may have been copied
/// without it.
void compare_with_checksum(const std::string& backup) {
  if (!std::filesystem::exists(backup) || verify_checksum(backup)) return;
  std::cerr
      << "crownhead restore: warning: there is no checksum " << checksum_file_of(backup).string()
      << "; without it, damage inside the backup's pages is not noticed. Run crownhead check on"
         " the restored database\n";
}

}  // namespace

void add_restore(CLI::App& app, int& exit_status) {
  auto files = std::make_shared<RestoreFiles>();
  auto* command = app.add_subcommand(
      "restore",
      "Replace a database with a backup and keep the old database; only while no server runs");
  command->add_option("--from", files->from, "The backup")->required()->check(a_file());
  command->add_option("--db", files->db, "The database file")->required()->check(a_file());
  command->callback([files, &exit_status] {
    try {
      compare_with_checksum(files->from);
      ProgressLine line;
      const auto former = db::restore(files->from, files->db, shown_on(line));
      line.clear();
      std::cout << files->db << ": restored from " << files->from;
      if (former) std::cout << "; the previous database is now " << former->string();
      std::cout << '\n';
    } catch (const std::exception& error) {
      std::cerr << "crownhead restore: " << error.what() << '\n';
      exit_status = 1;
    }
  });
}

}  // namespace crownhead::server
