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

/// Makes the file if there is none, and brings the schema of the database up to date, after copying
/// an older file beside it. Returns how many steps that took. Throws as the constructor of
/// Database.
int bring_up_to_date(const Address& address, const Progress& told = no_progress);
/// Does the same with other steps than migrations().
int bring_up_to_date(const Address& address, std::span<const Migration> known,
                     const Progress& told = no_progress);

/// The one database, of either engine: brings the schema up to date when it opens, then holds the
/// writer and the readers. Throws std::runtime_error with a sentence if it cannot be used, is newer
/// than this program or is held by another process.
class Database {
 public:
  explicit Database(const Address& address);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const Address& address() const { return address_; }
  Writer& writer() { return *writer_; }
  Readers& readers() { return *readers_; }

  /// Tells, on the writer's thread, when the database cannot be reached, and when it can again.
  void tell_lost(std::function<void(bool)> lost);

  /// False after a disk error, from when on all writes are refused, and while the database cannot
  /// be reached.
  bool healthy() const;
  /// Why it is not healthy.
  enum class Health : std::uint8_t { well, broken, away, no_room };
  Health health() const;
  /// As Writing::report_to.
  void report_to(std::function<void(bool well, const std::string& what)> report);
  /// What went wrong last while writing, for the log; empty if nothing has.
  std::string trouble() const;

  /// Waits until everything queued is committed, then refuses more. Called once, before the end.
  void drain();

  /// Records that the server was alive at `now`, from which an outage is known later. Sweeps out
  /// expired sessions and answers to requests older than 48 hours, some at a time.
  void beat(Instant now);
  /// The last beat or event, whichever is later, or what keep_last_alive() has kept; nullopt in a
  /// new file.
  std::optional<Instant> last_alive() const;
  /// Until the next beat last_alive() is `at`, also after another start: what a recovery stores is
  /// no sign that the outage was over.
  void keep_last_alive(Instant at, Done<void> done);
  /// Stores whether the site sends e-mail, on which the quotas of accounts depend.
  void keep_sends_mail(bool sends);

 private:
  Address address_;
  std::unique_ptr<FileLock> lock_;
  std::unique_ptr<Readers> readers_;
  std::unique_ptr<Writer> writer_;  // tells the readers
};

}  // namespace crownhead::db
