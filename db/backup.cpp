#include "db/backup.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>

#include "db/migrate.hpp"
#include "db/sqlite/file_lock.hpp"
#include "db/sqlite/file_owner.hpp"

namespace crownhead::db {
namespace {

namespace fs = std::filesystem;

/// Syncs a file, or the names in a folder.
void sync_to_disk(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  const int why = errno;
  if (file >= 0) close(file);
  if (!done)
    throw std::runtime_error("cannot write " + path.string() +
                             " to the disk: " + std::strerror(why));
}

/// Creates an empty file that only its owner may read, whatever the umask.
void make_private(const fs::path& file) {
  const int made = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0)
    throw std::runtime_error("cannot create " + file.string() + ": " + std::strerror(errno) +
                             "; choose a file in a folder that this user may write to");
  close(made);
}

void require_sound(Connection& connection, const fs::path& file) {
  if (const auto found = *connection.value<std::string>("PRAGMA integrity_check(1)"); found != "ok")
    throw std::runtime_error(file.string() + " is damaged (" + found + "); make another backup");
}

/// The endings of a database and its log, which may hold data that the file does not.
constexpr std::array<const char*, 3> endings = {"-wal", "-shm", ""};

bool is_there(const fs::path& database) {
  return std::ranges::any_of(
      endings, [&](const char* ending) { return fs::exists(database.string() + ending); });
}

/// Returns a name that is free: "games.db.before-restore", "games.db.before-restore-2", …
fs::path free_name(const fs::path& file) {
  const std::string name = file.string() + ".before-restore";
  fs::path candidate = name;
  for (int i = 2; is_there(candidate); ++i) candidate = name + "-" + std::to_string(i);
  return candidate;
}

void move_database(const fs::path& from, const fs::path& to) {
  for (const char* ending : endings)
    if (fs::exists(from.string() + ending))
      fs::rename(from.string() + ending, to.string() + ending);
}

/// Approximate: SQLite does not copy empty pages.
std::int64_t copy_bytes(Connection& connection) {
  const auto number = [&](const char* pragma) { return *connection.value<std::int64_t>(pragma); };
  return (number("PRAGMA page_count") - number("PRAGMA freelist_count")) *
         number("PRAGMA page_size");
}

/// Reports how large a file is while SQLite fills it in one statement.
class GrowthWatch {
 public:
  GrowthWatch(fs::path file, std::int64_t whole, const Progress& progress)
      : thread_([file = std::move(file), whole, &progress](const std::stop_token& stop) {
          std::mutex mutex;
          std::condition_variable_any pause;
          std::unique_lock lock(mutex);
          while (!pause.wait_for(lock, stop, std::chrono::milliseconds(250), [] {
            return false;
          }) && !stop.stop_requested()) {
            std::error_code none;
            const auto bytes = fs::file_size(file, none);
            if (!none) progress("copying", static_cast<std::int64_t>(bytes), whole);
          }
        }) {}

 private:
  std::jthread thread_;
};

}  // namespace

void copy_database(Connection& connection, const fs::path& to, const Progress& progress) {
  const fs::path part = to.string() + ".part";
  fs::remove(part);
  make_private(part);
  try {
    {
      const GrowthWatch watch(part, copy_bytes(connection), progress);
      connection.run("VACUUM INTO ?1", part.string());
    }
    sync_to_disk(part);
    fs::rename(part, to);
    sync_to_disk(folder_of(to));
  } catch (...) {
    std::error_code ignored;
    fs::remove(part, ignored);
    throw;
  }
}

void backup(const fs::path& from, const fs::path& to, const Progress& progress) {
  Connection connection = open_to_read(from);
  if (fs::exists(to))
    throw std::runtime_error(to.string() + " already exists; choose a new file for the backup");
  copy_database(connection, to, progress);
}

std::optional<fs::path> restore(const fs::path& from, const fs::path& to,
                                const Progress& progress) {
  const FileLock lock(to);
  Connection connection = open_to_read(from);
  progress("checking the backup", 0, 0);
  require_sound(connection, from);
  const fs::path fresh = to.string() + ".restored";
  copy_database(connection, fresh, progress);
  take_rights(fresh, to);  // the server that could open the old one can open this one
  std::optional<fs::path> former;
  if (fs::exists(to)) former = free_name(to);
  // A log left behind would be mistaken for the copy's log.
  if (is_there(to)) move_database(to, free_name(to));
  fs::rename(fresh, to);
  sync_to_disk(folder_of(to));
  return former;
}

}  // namespace crownhead::db
