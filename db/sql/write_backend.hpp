#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// The connection on which a lane of the writer writes. Used on the lane's thread.
class WriteBackend {
 public:
  /// Receives errors outside the jobs, on any thread. Unless the error may pass, nothing more can
  /// be written.
  using FailureCallback = std::function<void(const std::string& what, bool may_pass)>;

  WriteBackend() = default;
  virtual ~WriteBackend() = default;
  WriteBackend(const WriteBackend&) = delete;
  WriteBackend& operator=(const WriteBackend&) = delete;

  virtual Connection& connection() = 0;
  /// Called before the first batch.
  virtual void on_failure(FailureCallback callback) = 0;
  /// Called once, before the first batch. From then on the engine ends a transaction in which this
  /// process stands still, and a statement that takes too long, so that others get its locks.
  virtual void limit_time() {}
  /// Called before lock() in a transaction whose statements may take long.
  virtual void allow_long_statements() {}
  /// Called first in a transaction. Until it ends, no one else can lock one of the `keys`, which
  /// are in ascending order, or anything at all if `everything` is true.
  virtual void lock(std::span<const std::int64_t> keys, bool everything) = 0;
  /// Called after each batch, when its jobs have been answered.
  virtual void batch_ended() = 0;
  /// Returns true if a transaction has written anything since the last call. An engine that does
  /// not know this returns true.
  virtual bool has_written() { return true; }
  /// Called after a transaction that found no room: frees what the engine can free.
  virtual void make_room() {}
  /// Replaces a lost connection. Returns false if this is not possible yet. After true it is
  /// settled what the lost connection has committed, and no other process writes.
  virtual bool reach_again() = 0;
};

using WriteSides = std::vector<std::unique_ptr<WriteBackend>>;

}  // namespace crownhead::db
