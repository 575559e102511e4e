#include "db/sqlite/checkpointer.hpp"

#include <sqlite3.h>
#include <utility>

namespace crownhead::db {

namespace {

std::optional<CopyFailure> failure_for(int code, const std::string& what) {
  const SqliteError error(code, what);
  switch (error.primary()) {
    case SQLITE_OK:
    case SQLITE_BUSY:  // a reader, or the writer while it restarts the log
    case SQLITE_LOCKED: return std::nullopt;
    default: return CopyFailure{.what = what, .may_pass = error.may_pass()};
  }
}

}  // namespace

std::optional<CopyFailure> copy_log(SqliteConnection& connection, LogCopy copy) {
  const int mode =
      copy == LogCopy::to_begin_anew ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE;
  const int code = sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, mode, nullptr, nullptr);
  return failure_for(code, sqlite3_errmsg(connection.handle()));
}

namespace {

/// SQLite syncs the file only when it has copied the log to its end.
std::optional<CopyFailure> sync_file(SqliteConnection& connection) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(connection.handle(), nullptr, SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&file));
  const int code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
  return failure_for(code, sqlite3_errstr(code));
}

std::optional<CopyFailure> copy_and_sync(SqliteConnection& connection) try {
  // A connection that has read nothing yet does not know the log, and copies nothing.
  connection.value<int>("SELECT count(*) FROM sqlite_schema");
  const auto failure = copy_log(connection, LogCopy::what_there_is);
  return failure ? failure : sync_file(connection);
} catch (const SqliteError& error) {
  return failure_for(error.code(), error.what());
}

}  // namespace

Checkpointer::Checkpointer(const std::filesystem::path& file,
                           std::function<void(const CopyFailure&)> failed)
    : connection_(file, SqliteConnection::Mode::checkpointer), failed_(std::move(failed)) {
  // Without this a checkpoint would sync only the file, instead of the log first.
  connection_.script("PRAGMA synchronous = FULL");
  thread_ = std::thread([this] { copy_until_stopped(); });
}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  woken_.notify_one();
  thread_.join();
}

void Checkpointer::start() {
  {
    const std::lock_guard lock(mutex_);
    busy_.store(true, std::memory_order_release);
  }
  woken_.notify_one();
}

void Checkpointer::wait() {
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return !busy(); });
}

void Checkpointer::copy_until_stopped() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      woken_.wait(lock, [this] { return busy() || stopping_; });
      if (stopping_) return;
    }
    if (const auto failure = copy_and_sync(connection_)) failed_(*failure);
    {
      const std::lock_guard lock(mutex_);
      busy_.store(false, std::memory_order_release);
    }
    done_.notify_one();
  }
}

}  // namespace crownhead::db
