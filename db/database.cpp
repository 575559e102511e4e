#include "db/database.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <sys/file.h>
#include <unistd.h>

#include "db/migrate.hpp"
#include "db/readers.hpp"
#include "db/writer.hpp"

namespace crownhead::db {
namespace {

constexpr Millis requests_kept = seconds(48 * 60 * 60);
// So that a sweep after a long pause does not hold up the moves behind it.
constexpr int swept_at_once = 500;

/// Held for as long as the process has the database; falls with the process.
struct FileLock {
  explicit FileLock(const std::filesystem::path& database) {
    const std::string path = database.string() + ".lock";
    file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0)
      throw std::runtime_error("cannot make the lock file " + path + ": " + std::strerror(errno));
    if (flock(file, LOCK_EX | LOCK_NB) == 0) return;
    const int why = errno;
    close(file);
    if (why == EWOULDBLOCK)
      throw std::runtime_error("the database " + database.string() +
                               " is in use by another process; stop that one first");
    throw std::runtime_error("cannot lock " + path + ": " + std::strerror(why));
  }
  ~FileLock() { close(file); }
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  int file;
};

int bring_up_to_date(const std::filesystem::path& file) {
  Connection connection(file, Connection::Mode::read_write_create);
  connection.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  return migrate(connection, migrations());
}

void sweep(Connection& connection, Instant now) {
  connection.run(
      "DELETE FROM requests WHERE (user_id, id) IN"
      " (SELECT user_id, id FROM requests WHERE at_ms < ?1 ORDER BY at_ms LIMIT ?2)",
      now - requests_kept, swept_at_once);
  connection.run(
      "DELETE FROM sessions WHERE secret IN"
      " (SELECT secret FROM sessions WHERE expires_ms <= ?1 ORDER BY expires_ms LIMIT ?2)",
      now, swept_at_once);
}

}  // namespace

struct Database::Lock : FileLock {
  using FileLock::FileLock;
};

int migrate_file(const std::filesystem::path& file) {
  const FileLock lock(file);
  return bring_up_to_date(file);
}

Database::Database(const std::filesystem::path& file) : lock_(std::make_unique<Lock>(file)) {
  bring_up_to_date(file);
  writer_ = std::make_unique<Writer>(file);
  readers_ = std::make_unique<Readers>(file);
}

Database::~Database() = default;

bool Database::healthy() const { return writer_->healthy(); }

std::string Database::trouble() const { return writer_->trouble(); }

void Database::drain() { writer_->drain(); }

void Database::beat(Instant now) {
  writer_->submit<void>(
      [now](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO meta (key, value) VALUES ('beat_ms', ?1)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            now);
        sweep(connection, now);
        return {};
      },
      [](const Result<void>&) {});
}

std::optional<Instant> Database::last_alive() const {
  auto connection = readers_->borrow();
  return connection
      ->value<std::optional<Instant>>(
          "SELECT max(at) FROM ("
          " SELECT max(value) AS at FROM meta WHERE key = 'beat_ms'"
          " UNION ALL SELECT max(updated_ms) FROM games"
          // State rows of running live games are as old as their start.
          " UNION ALL SELECT max((SELECT at_ms FROM game_events WHERE game_id = games.id"
          "   ORDER BY version DESC LIMIT 1)) FROM games INDEXED BY games_running_live"
          "   WHERE status = 0 AND pace = 0)")
      .value_or(std::nullopt);
}

}  // namespace crownhead::db
