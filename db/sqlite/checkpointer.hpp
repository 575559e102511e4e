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
struct CopyTrouble {
  std::string what;
  bool may_pass;  ///< as a full disk does: it is tried again
};

/// Copies the write-ahead log to the file on a thread and a connection of its own, so that the
/// fsync of the file does not stand before the moves that wait for the writer. What the writer
/// appends meanwhile is left for the next time.
class Checkpointer {
 public:
  /// `failed` is told, on the thread, why a copy failed.
  Checkpointer(const std::filesystem::path& file, std::function<void(const CopyTrouble&)> failed);
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
  std::function<void(const CopyTrouble&)> failed_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::condition_variable done_;
  bool stopping_ = false;
  std::atomic<bool> busy_ = false;
  std::thread thread_;
};

enum class LogCopy : std::uint8_t {
  what_there_is,
  to_begin_anew,  ///< all of it, so that the next commit stands at the log's beginning
};

/// Copies as far as no reader stands in the way.
std::optional<CopyTrouble> copy_log(SqliteConnection& connection, LogCopy copy);

}  // namespace crownhead::db
