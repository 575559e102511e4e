#include "server/end_signals.hpp"

#include <ctime>
#include <signal.h>

namespace crownhead::server {
namespace {

sigset_t end_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  return set;
}

}  // namespace

void block_end_signals() {
  const sigset_t set = end_signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

bool end_signal_came() {
  const sigset_t set = end_signals();
  const timespec second{.tv_sec = 1, .tv_nsec = 0};
  return sigtimedwait(&set, nullptr, &second) > 0;
}

}  // namespace crownhead::server
