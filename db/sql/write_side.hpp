#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"

namespace crownhead::db {

/// What a lane of the writer writes on: a connection of an engine that may. Used on the lane's
/// thread.
class WriteSide {
 public:
  /// What has gone wrong beside the jobs, on any thread; unless it may pass, nothing more can be
  /// written.
  using Trouble = std::function<void(const std::string& what, bool may_pass)>;

  WriteSide() = default;
  virtual ~WriteSide() = default;
  WriteSide(const WriteSide&) = delete;
  WriteSide& operator=(const WriteSide&) = delete;

  virtual Connection& connection() = 0;
  /// Before the first batch.
  virtual void tell_trouble(Trouble trouble) = 0;
  /// In a transaction, before anything else: nobody else locks one of the `keys`, which are in
  /// ascending order, or anything at all if it is `everything`, before the transaction has ended.
  virtual void lock(std::span<const std::int64_t> keys, bool everything) = 0;
  /// After each batch, when its jobs have been answered.
  virtual void batch_ended() = 0;
  /// Returns true if a transaction has written anything since the last call. An engine that does
  /// not know this returns true.
  virtual bool has_written() { return true; }
  /// Called after a transaction that found no room: frees what the engine can free.
  virtual void make_room() {}
  /// Makes a connection in the place of one that is lost. False if that cannot be yet. Once it is
  /// true it is decided what the lost one has committed, and no other process writes.
  virtual bool reach_again() = 0;
};

using WriteSides = std::vector<std::unique_ptr<WriteSide>>;

}  // namespace crownhead::db
