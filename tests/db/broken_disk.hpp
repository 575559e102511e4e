#pragma once

#include <atomic>
#include <cerrno>
#include <csignal>
#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

namespace crownhead::db {

/// While it exists SQLite can write nothing, as on a broken disk. Make it when there is a
/// connection.
class BrokenDisk {
 public:
  BrokenDisk() {
    [[maybe_unused]] static const bool replaced = replace();
    broken() = true;
  }
  ~BrokenDisk() { broken() = false; }
  BrokenDisk(const BrokenDisk&) = delete;
  BrokenDisk& operator=(const BrokenDisk&) = delete;

 private:
  using Write = ssize_t (*)(int, const void*, std::size_t, off_t);

  static std::atomic<bool>& broken() {
    static std::atomic<bool> is_broken = false;
    return is_broken;
  }
  static Write& usual() {
    static Write function = nullptr;
    return function;
  }
  static ssize_t write_at(int file, const void* data, std::size_t bytes, off_t offset) {
    if (!broken()) return usual()(file, data, bytes, offset);
    errno = EIO;
    return -1;
  }
  static bool replace() {
    auto* const vfs = sqlite3_vfs_find("unix");
    for (const char* name : {"pwrite", "pwrite64"}) {
      const auto function = vfs->xGetSystemCall(vfs, name);
      if (!function) continue;
      usual() = reinterpret_cast<Write>(function);
      vfs->xSetSystemCall(vfs, name, reinterpret_cast<sqlite3_syscall_ptr>(write_at));
    }
    return usual() != nullptr;
  }
};

/// While it exists no file of this process may grow beyond `bytes` bytes.
class SizeLimit {
 public:
  explicit SizeLimit(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit small = before_;
    small.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }
  SizeLimit(const SizeLimit&) = delete;
  SizeLimit& operator=(const SizeLimit&) = delete;

 private:
  rlimit before_{};
};

}  // namespace crownhead::db
