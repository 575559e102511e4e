#pragma once

#include <signal.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace crownhead::bench {

/// A forked process that runs `work`. It ends with the work, with this object, or with the
/// benchmark if that fails. Throws std::runtime_error if the fork fails.
class ChildProcess {
 public:
  template <class Work>
  explicit ChildProcess(Work work) : id_(fork()) {
    if (id_ < 0) throw std::runtime_error("no process");
    if (id_ > 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    work();
    _exit(127);
  }

  ~ChildProcess() {
    kill(id_, SIGTERM);
    waitpid(id_, nullptr, 0);
  }

  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t id() const { return id_; }

 private:
  pid_t id_;
};

}  // namespace crownhead::bench
