#pragma once

#include <filesystem>

namespace crownhead::db {

/// Reserves a database for one process: a lock on a file next to it, held for the life of the
/// object; the system releases it when the process ends. Throws std::runtime_error with a sentence
/// if another process has the lock or the file cannot be created.
class FileLock {
 public:
  explicit FileLock(const std::filesystem::path& database);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_;
};

}  // namespace crownhead::db
