#include "server/runtime/background_work.hpp"

#include <exception>
#include <sys/resource.h>
#include <utility>

namespace crownhead::live {
namespace {

constexpr std::chrono::seconds tried_again_after{10};

}  // namespace

void BackgroundWork::start() {
  thread_ = std::thread([this] { work(); });
}

void BackgroundWork::wake() {
  {
    const std::lock_guard lock(mutex_);
    woken_ = true;
  }
  changed_.notify_all();
}

void BackgroundWork::pause(bool paused) {
  {
    const std::lock_guard lock(mutex_);
    if (std::exchange(paused_, paused) == paused) return;
  }
  changed_.notify_all();
}

void BackgroundWork::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool BackgroundWork::interrupted() const {
  const std::lock_guard lock(mutex_);
  return stopping_ || paused_;
}

bool BackgroundWork::rest(Duration rest) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, rest, [this] { return stopping_ || woken_; });
  changed_.wait(lock, [this] { return stopping_ || !paused_; });
  woken_ = false;
  return !stopping_;
}

void BackgroundWork::work() {
  // On Linux, 0 means the calling thread only.
  setpriority(PRIO_PROCESS, 0, niceness_);
  Duration pause{};
  while (rest(pause)) {
    try {
      pause = step_();
    } catch (const std::exception& error) {
      log_error_(error.what());
      pause = tried_again_after;
    }
  }
}

}  // namespace crownhead::live
