#pragma once

#include <filesystem>

#include "db/sql/write_side.hpp"
#include "db/sqlite/checkpointer.hpp"
#include "db/sqlite/connection.hpp"

namespace crownhead::db {

struct LogLimits {
  int checkpoint_pages = 2000;  ///< of the log, copied to the file at once
  int log_pages = 8000;         ///< from then on the log is made to begin anew
};

/// The connection that writes to a file, and the copying of its log.
class SqliteWriteSide final : public WriteSide {
 public:
  explicit SqliteWriteSide(const std::filesystem::path& file, LogLimits limits = {});

  Connection& connection() override { return connection_; }
  void tell_trouble(Trouble trouble) override { trouble_ = std::move(trouble); }
  /// Nobody else writes.
  void lock(std::span<const std::int64_t>, bool) override {}
  void batch_ended() override;
  bool has_written() override;
  /// What is copied to the file makes room in the log.
  void make_room() override { copy_the_rest(); }
  /// A file is never lost.
  bool reach_again() override { return false; }

 private:
  void copy_the_rest();
  void hear(const CopyTrouble& trouble);

  LogLimits limits_;
  SqliteConnection connection_;
  Trouble trouble_;
  WrittenLog log_;
  std::int64_t seen_commits_ = 0;  ///< as has_written() saw them last
  int copied_pages_ = 0;           ///< of them, those that a checkpoint has dealt with
  int tried_pages_ = 0;            ///< how many there were when the log was last to begin anew
  Checkpointer checkpointer_;
};

}  // namespace crownhead::db
