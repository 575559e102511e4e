#pragma once

#include <filesystem>

namespace crownhead::db {

/// By this one process has a database and everybody else knows it: a lock on a file beside it, held
/// for the life of the object and given back by the system if the process ends. Throws
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
