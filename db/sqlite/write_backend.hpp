#pragma once

#include <filesystem>

#include "db/sql/write_backend.hpp"
#include "db/sqlite/checkpointer.hpp"
#include "db/sqlite/connection.hpp"

namespace crownhead::db {

struct LogLimits {
  int checkpoint_pages = 2000;  ///< pages of the log that are copied to the file at once
  int log_pages = 8000;         ///< from this length on the log is made to restart
};

/// The connection that writes to a file, and the copying of its log.
class SqliteWriteBackend final : public WriteBackend {
 public:
  explicit SqliteWriteBackend(const std::filesystem::path& file, LogLimits limits = {});

  Connection& connection() override { return connection_; }
  void on_failure(FailureCallback failure) override { callback_ = std::move(failure); }
  /// No one else writes.
  void lock(std::span<const std::int64_t>, bool) override {}
  void batch_ended() override;
  bool has_written() override;
  /// Pages that are copied to the file make room in the log.
  void make_room() override { copy_the_rest(); }
  /// A file is never lost.
  bool reach_again() override { return false; }

 private:
  void copy_the_rest();
  void hear(const CopyFailure& failure);

  LogLimits limits_;
  SqliteConnection connection_;
  FailureCallback callback_;
  WrittenLog log_;
  std::int64_t seen_commits_ = 0;  ///< at the last call of has_written()
  int copied_pages_ = 0;           ///< pages of the log that a checkpoint has handled
  int tried_pages_ = 0;            ///< pages of the log at the last attempt to restart it
  Checkpointer checkpointer_;
};

}  // namespace crownhead::db
