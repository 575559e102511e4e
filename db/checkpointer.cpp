#include "db/checkpointer.hpp"

#include <utility>

namespace crownhead::db {

std::string copy_log(Connection& connection, int mode) {
  const int code = sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, mode, nullptr, nullptr);
  return (code & 0xff) == SQLITE_IOERR ? sqlite3_errmsg(connection.handle()) : "";
}

namespace {

/// SQLite syncs the file only when it has copied the log to its end.
std::string sync_file(Connection& connection) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(connection.handle(), nullptr, SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&file));
  const int code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
  return code == SQLITE_OK ? "" : sqlite3_errstr(code);
}

std::string copy_and_sync(Connection& connection) try {
  // A connection that has read nothing yet has no log, and copies none.
  connection.value<int>("SELECT count(*) FROM sqlite_schema");
  const auto trouble = copy_log(connection, SQLITE_CHECKPOINT_PASSIVE);
  return trouble.empty() ? sync_file(connection) : trouble;
} catch (const SqliteError& error) {
  return error.primary() == SQLITE_IOERR ? error.what() : "";
}

}  // namespace

Checkpointer::Checkpointer(const std::filesystem::path& file,
                           std::function<void(const std::string&)> failed)
    : connection_(file, Connection::Mode::checkpointer), failed_(std::move(failed)) {
  // Else a checkpoint would sync the file only, and not the log before it.
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
    if (const auto trouble = copy_and_sync(connection_); !trouble.empty()) failed_(trouble);
    {
      const std::lock_guard lock(mutex_);
      busy_.store(false, std::memory_order_release);
    }
    done_.notify_one();
  }
}

}  // namespace crownhead::db
