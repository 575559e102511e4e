#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "db/address.hpp"
#include "db/jobs/progress.hpp"
#include "db/jobs/requests.hpp"
#include "db/migrate.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class FileLock;
class Readers;
class Writer;

/// Creates the file if it does not exist, and updates the schema of the database after copying an
/// older file to the same folder. Returns the number of steps. Throws like the constructor of
/// Database.
int bring_up_to_date(const Address& address, const Progress& progress = no_progress);
/// The same with other steps than migrations().
int bring_up_to_date(const Address& address, std::span<const Migration> known,
                     const Progress& progress = no_progress);

/// The database of either engine: updates the schema when it opens, then holds the writer and the
/// readers. Throws std::runtime_error with a sentence if it cannot be used, is newer than this
/// program or is held by another process. A node shares the database with other nodes; it changes
/// no schema, and throws if steps are missing.
class Database {
 public:
  explicit Database(const Address& address, std::optional<std::int64_t> node = std::nullopt);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const Address& address() const { return address_; }
  Writer& writer() { return *writer_; }
  Readers& readers() { return *readers_; }

  /// Calls `lost`, on the writer's thread, with true when the database becomes unreachable and with
  /// false when it is reachable again.
  void on_lost(std::function<void(bool)> lost);

  /// False permanently after a disk error, when all writes are refused, and while the database is
  /// unreachable.
  bool healthy() const;
  /// Why it is not healthy.
  enum class Health : std::uint8_t { well, broken, away, no_room };
  Health health() const;
  /// See Writing::report_to.
  void report_to(std::function<void(bool well, const std::string& what)> report);
  /// Returns the last error of a write, for the log; empty if there was none.
  std::string failure() const;

  /// Waits until everything queued is committed, and refuses further jobs. Called once, before the
  /// end.
  void drain();

  /// Records that the server was alive at `now`; a later start uses this to detect an outage.
  /// Deletes expired sessions and answers to requests older than 48 hours, some at a time.
  void beat(Instant now);
  /// Returns the last beat or event, whichever is later, or the instant of keep_last_alive();
  /// nullopt in a new file.
  std::optional<Instant> last_alive() const;
  /// Fixes last_alive() at `at` until the next beat, even across restarts: events stored by a
  /// recovery do not mean that the outage is over.
  void keep_last_alive(Instant at, Done<void> done);
  /// Stores whether the site sends e-mail; the quotas of accounts depend on it.
  void keep_sends_mail(bool sends);

 private:
  Address address_;
  std::unique_ptr<FileLock> lock_;
  std::unique_ptr<Readers> readers_;
  std::unique_ptr<Writer> writer_;  // calls the readers
};

}  // namespace crownhead::db
