#pragma once

#include <filesystem>

namespace crownhead::db {

/// Lets one process have a database: a lock on a file beside it, held for the life of the object,
/// which the system gives back if the process ends. Throws
/// std::runtime_error with a sentence if another process has it or the file cannot be made.
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
