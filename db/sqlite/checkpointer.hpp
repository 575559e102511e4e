#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "db/sqlite/connection.hpp"

namespace crownhead::db {

/// Why the log could not be copied.
struct CopyFailure {
  std::string what;
  bool may_pass;  ///< as with a full disk: the copy is retried
};

/// Copies the write-ahead log to the file on a thread and a connection of its own, so that moves
/// waiting for the writer do not wait for the fsync of the file. Data that the writer appends in
/// the meantime is left for the next time.
class Checkpointer {
 public:
  /// `failed` is called on this object's thread with the reason of a failed copy.
  Checkpointer(const std::filesystem::path& file, std::function<void(const CopyFailure&)> failed);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  /// Call it only while it is not busy.
  void start();
  /// Blocks until it is not busy.
  void wait();
  bool busy() const { return busy_.load(std::memory_order_acquire); }

 private:
  void copy_until_stopped();

  SqliteConnection connection_;
  std::function<void(const CopyFailure&)> failed_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::condition_variable done_;
  bool stopping_ = false;
  std::atomic<bool> busy_ = false;
  std::thread thread_;
};

enum class LogCopy : std::uint8_t {
  what_there_is,
  to_begin_anew,  ///< all of it, so that the next commit starts at the beginning of the log
};

/// Copies the log up to the first page that a reader still needs.
std::optional<CopyFailure> copy_log(SqliteConnection& connection, LogCopy copy);

}  // namespace crownhead::db
