#include "db/sqlite/size_limit.hpp"

#include <cerrno>
#include <sqlite3.h>
#include <unistd.h>

namespace crownhead::db {
namespace {

ssize_t told(ssize_t written) {
  if (written < 0 && errno == EFBIG) errno = ENOSPC;
  return written;
}

ssize_t write_to(int file, const void* data, std::size_t bytes) {
  return told(write(file, data, bytes));
}

ssize_t write_at(int file, const void* data, std::size_t bytes, off_t offset) {
  return told(pwrite(file, data, bytes, offset));
}

template <class Function>
void replace(sqlite3_vfs& vfs, const char* name, Function function) {
  // SQLite has a row for each call, but uses only some of them.
  if (vfs.xGetSystemCall(&vfs, name))
    vfs.xSetSystemCall(&vfs, name, reinterpret_cast<sqlite3_syscall_ptr>(function));
}

bool replace_all() {
  auto* const vfs = sqlite3_vfs_find("unix");
  if (!vfs) return false;
  static_assert(sizeof(off_t) == sizeof(sqlite3_int64), "one function for both names");
  replace(*vfs, "write", write_to);
  replace(*vfs, "pwrite", write_at);
  replace(*vfs, "pwrite64", write_at);
  return true;
}

}  // namespace

void take_size_limit_for_full_disk() {
  [[maybe_unused]] static const bool replaced = replace_all();
}

}  // namespace crownhead::db
