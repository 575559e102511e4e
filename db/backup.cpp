#include "db/backup.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <unistd.h>

#include "db/file_lock.hpp"
#include "db/migrate.hpp"

namespace crownhead::db {
namespace {

namespace fs = std::filesystem;

/// Of a file or of the names in a folder.
void sync_to_disk(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  const int why = errno;
  if (file >= 0) close(file);
  if (!done)
    throw std::runtime_error("cannot write " + path.string() +
                             " to the disk: " + std::strerror(why));
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

Connection open_present(const fs::path& file) {
  if (!fs::exists(file))
    throw std::runtime_error("there is no database " + file.string() + "; check the name");
  Connection connection(file, Connection::Mode::read_only);
  try {
    schema_of(connection, migrations());
  } catch (const SqliteError& error) {
    throw std::runtime_error(file.string() + " cannot be read (" + error.what() +
                             "); name a database of Crownhead");
  }
  return connection;
}

void require_sound(Connection& connection, const fs::path& file) {
  if (const auto found = *connection.value<std::string>("PRAGMA integrity_check(1)"); found != "ok")
    throw std::runtime_error(file.string() + " is damaged (" + found + "); take another backup");
}

/// A name that is free: "games.db.before-restore", "games.db.before-restore-2", …
fs::path free_name(const fs::path& file) {
  const std::string name = file.string() + ".before-restore";
  fs::path candidate = name;
  for (int i = 2; fs::exists(candidate); ++i) candidate = name + "-" + std::to_string(i);
  return candidate;
}

/// The database with its log, which may hold what the file does not.
void move_database(const fs::path& from, const fs::path& to) {
  for (const char* part : {"-wal", "-shm", ""})
    if (fs::exists(from.string() + part)) fs::rename(from.string() + part, to.string() + part);
}

}  // namespace

void copy_database(Connection& connection, const fs::path& to) {
  const fs::path part = to.string() + ".part";
  fs::remove(part);
  try {
    connection.run("VACUUM INTO ?1", part.string());
    sync_to_disk(part);
    fs::rename(part, to);
    sync_to_disk(folder_of(to));
  } catch (...) {
    std::error_code ignored;
    fs::remove(part, ignored);
    throw;
  }
}

void backup(const fs::path& from, const fs::path& to) {
  Connection connection = open_present(from);
  if (fs::exists(to))
    throw std::runtime_error(to.string() + " is there already; name a new file for the backup");
  copy_database(connection, to);
}

std::optional<fs::path> restore(const fs::path& from, const fs::path& to) {
  const FileLock lock(to);
  Connection connection = open_present(from);
  require_sound(connection, from);
  const fs::path fresh = to.string() + ".restored";
  copy_database(connection, fresh);
  std::optional<fs::path> former;
  if (fs::exists(to)) {
    former = free_name(to);
    move_database(to, *former);
  }
  fs::rename(fresh, to);
  sync_to_disk(folder_of(to));
  return former;
}

}  // namespace crownhead::db
