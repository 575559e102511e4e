#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "db/requests.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class FileLock;
class Readers;
class Writer;

/// Makes the file if there is none, and brings its schema up to date after copying an older one
/// beside it. Returns how many steps that took. Throws as the constructor of Database.
int migrate_file(const std::filesystem::path& file);

/// The one SQLite file: brings the schema up to date when it opens, then holds the writer and the
/// readers. Throws std::runtime_error with a sentence if the file cannot be used, is newer than
/// this program or is held by another process.
class Database {
 public:
  explicit Database(const std::filesystem::path& file);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const std::filesystem::path& file() const { return file_; }
  Writer& writer() { return *writer_; }
  Readers& readers() { return *readers_; }

  /// False after a disk error, from when on all writes are refused.
  bool healthy() const;
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

 private:
  std::filesystem::path file_;
  std::unique_ptr<FileLock> lock_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Readers> readers_;
};

}  // namespace crownhead::db
