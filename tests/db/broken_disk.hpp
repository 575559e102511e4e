#pragma once

#include <csignal>
#include <sys/resource.h>

namespace crownhead::db {

/// As long as it lives no file of this process may grow beyond 16 KiB, which fails as a broken disk
/// does: EFBIG is an I/O error to SQLite.
class BrokenDisk {
 public:
  BrokenDisk() {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit small = before_;
    small.rlim_cur = 16384;
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~BrokenDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
  BrokenDisk(const BrokenDisk&) = delete;
  BrokenDisk& operator=(const BrokenDisk&) = delete;

 private:
  rlimit before_{};
};

}  // namespace crownhead::db
