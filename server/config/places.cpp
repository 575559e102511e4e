#include "server/config/places.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>

#include "db/address.hpp"

namespace crownhead::config {
namespace {

namespace fs = std::filesystem;

std::string why() { return std::strerror(errno); }

void look_at_folder(const fs::path& folder, std::string_view option, int mode, Faults& faults) {
  std::error_code error;
  const std::string named = std::string(option) + ": " + folder.string();
  if (!fs::exists(folder, error))
    faults.push_back(named + ": no such folder; create it");
  else if (!fs::is_directory(folder, error))
    faults.push_back(named + " is not a folder");
  else if (access(folder.c_str(), mode) != 0)
    faults.push_back(named + (mode & W_OK ? " cannot be written to: " : " cannot be read: ") +
                     why());
}

/// A new file is empty until the server has created its tables.
bool is_sqlite(const fs::path& file) {
  constexpr std::string_view magic{"SQLite format 3\0", 16};
  std::array<char, magic.size()> head{};
  std::ifstream in(file, std::ios::binary);
  in.read(head.data(), head.size());
  return in.gcount() == 0 || std::string_view(head.data(), head.size()) == magic;
}

void look_at_database(const fs::path& file, Faults& faults) {
  std::error_code error;
  const auto folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  look_at_folder(folder, "db", W_OK | X_OK, faults);
  if (!fs::exists(file, error)) return;
  if (!fs::is_regular_file(file, error))
    faults.push_back("db: " + file.string() + " is not a file; name the database file");
  else if (access(file.c_str(), R_OK | W_OK) != 0)
    faults.push_back("db: " + file.string() + " cannot be written to: " + why());
  else if (!is_sqlite(file))
    faults.push_back("db: " + file.string() + " is not an SQLite database");
}

}  // namespace

Faults faults_of_places(const ServeConfig& config) {
  Faults faults;
  const bool in_file = !db::is_postgres(config.db);
  if (in_file) look_at_database(config.db, faults);
  const bool same =
      in_file && (config.db.has_parent_path() ? config.db.parent_path() : ".") == config.data;
  if (!same) look_at_folder(config.data, "data", W_OK | X_OK, faults);
  if (!config.endings.empty()) look_at_folder(config.endings, "endings", R_OK | X_OK, faults);
  const auto mail = config.data / "mail";
  std::error_code error;
  if (config.smtp.url.empty() && fs::exists(mail, error))
    look_at_folder(mail, "data", W_OK | X_OK, faults);
  return faults;
}

}  // namespace crownhead::config
