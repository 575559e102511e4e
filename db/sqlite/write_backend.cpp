#include "db/sqlite/write_backend.hpp"

#include <string>
#include <utility>

namespace crownhead::db {

SqliteWriteBackend::SqliteWriteBackend(const std::filesystem::path& file, LogLimits limits)
    : limits_(limits),
      connection_(file, SqliteConnection::Mode::read_write_create),
      checkpointer_(file, [this](const CopyFailure& failure) { hear(failure); }) {
  // A cache of 16 MiB: one of 64 MiB was no faster and took an hour to fill.
  connection_.script(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
      "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384;"
      // A short timeout, for readers that hold up the log. A commit that finds the file busy is
      // retried anyway.
      "PRAGMA busy_timeout = 20");
  // When the log restarts, the space that it took during a long read is released.
  const auto page_bytes = connection_.value<std::int64_t>("PRAGMA page_size").value();
  connection_.script("PRAGMA journal_size_limit = " +
                     std::to_string(2 * limits_.log_pages * page_bytes));
  // SQLite's own checkpoints would delay the answers.
  connection_.count_log_pages(log_);
}

/// The log restarts once all of it is copied, which never happens while the writer is busy. When it
/// is long, the writer itself copies what the checkpointer has left, or all of it if the
/// checkpointer falls behind.
void SqliteWriteBackend::batch_ended() {
  if (log_.pages < copied_pages_) copied_pages_ = tried_pages_ = 0;  // the log has restarted
  const int since_tried = log_.pages - tried_pages_;
  if (since_tried >= 2 * limits_.log_pages) return copy_the_rest();
  if (checkpointer_.busy()) return;
  const bool is_long = since_tried >= limits_.log_pages;
  const int left = log_.pages - copied_pages_;
  const int little = limits_.checkpoint_pages / 4;
  if (is_long && left < little) return copy_the_rest();
  if (left < (is_long ? little : limits_.checkpoint_pages)) return;
  copied_pages_ = log_.pages;
  checkpointer_.start();
}

void SqliteWriteBackend::copy_the_rest() {
  checkpointer_.wait();
  // A reader may prevent the restart: a backup, or under load one of many short reads, although the
  // writer waits a moment. Then it is tried again before the log has grown by much.
  copied_pages_ = log_.pages;
  tried_pages_ = log_.pages - (limits_.log_pages - limits_.checkpoint_pages);
  if (const auto failure = copy_log(connection_, LogCopy::to_begin_anew)) hear(*failure);
}

bool SqliteWriteBackend::has_written() {
  return std::exchange(seen_commits_, log_.commits) != log_.commits;
}

void SqliteWriteBackend::hear(const CopyFailure& failure) {
  callback_(failure.may_pass ? "checkpoint failed: " + failure.what : failure.what,
            failure.may_pass);
}

}  // namespace crownhead::db
