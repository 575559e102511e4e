#include "server/runtime/workers.hpp"

#include <ctime>
#include <sys/resource.h>
#include <utility>

namespace crownhead::live {
namespace {

/// Returns the processor time of this thread, in nanoseconds.
std::uint64_t thread_nanos() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

Workers::Workers(PoolSize size) : size_(size) {
  threads_.reserve(size.threads);
  for (std::size_t i = 0; i < size.threads; ++i) threads_.emplace_back([this] { serve(); });
}

Workers::~Workers() { join(); }

bool Workers::run(std::string_view who, Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (!take(who, work, size_.most, size_.most_of_one)) return false;
  }
  come_.notify_one();
  return true;
}

bool Workers::run_priority(std::string_view who, Work work) {
  {
    const std::lock_guard lock(mutex_);
    const std::size_t most = size_.most + size_.reserve;
    if (!take(who, work, most, most)) return false;
  }
  come_.notify_one();
  return true;
}

bool Workers::take(std::string_view who, Work& work, std::size_t most, std::size_t most_of_one) {
  if (ending_ || busy_.load(std::memory_order_relaxed) >= most) return false;
  auto& asked = asked_[std::string(who)];
  if (asked.all >= most_of_one) return false;
  if (asked.waiting.empty()) turns_.emplace_back(who);
  asked.waiting.push_back({std::move(work), first_period_ + periods_.size() - 1});
  ++asked.all;
  ++periods_.back().left;
  busy_.fetch_add(1, std::memory_order_relaxed);
  return true;
}

void Workers::after_current(Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (busy_.load(std::memory_order_relaxed) > 0) {
      periods_.back().after.push_back(std::move(work));
      if (periods_.back().left > 0) periods_.emplace_back();
      return;
    }
  }
  work();
}

std::vector<Workers::Work> Workers::over(std::size_t period) {
  --periods_[period - first_period_].left;
  std::vector<Work> due;
  while (periods_.front().left == 0) {
    for (Work& work : periods_.front().after) due.push_back(std::move(work));
    periods_.front().after.clear();
    if (periods_.size() == 1) break;
    periods_.pop_front();
    ++first_period_;
  }
  return due;
}

void Workers::join() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  come_.notify_all();
  threads_.clear();
}

void Workers::serve() {
  // On Linux, 0 means the calling thread only.
  setpriority(PRIO_PROCESS, 0, size_.niceness);
  std::unique_lock lock(mutex_);
  for (;;) {
    come_.wait(lock, [this] { return ending_ || !turns_.empty(); });
    if (turns_.empty()) return;
    const std::string who = std::move(turns_.front());
    turns_.pop_front();
    auto& waiting = asked_.at(who).waiting;
    Taken taken = std::move(waiting.front());
    waiting.pop_front();
    if (!waiting.empty()) turns_.push_back(who);
    lock.unlock();
    const auto begun = std::chrono::steady_clock::now();
    const auto of_processor = thread_nanos();
    taken.work();
    taken.work = {};
    measure(begun, of_processor);
    lock.lock();
    if (auto done = asked_.find(who); --done->second.all == 0) asked_.erase(done);
    busy_.fetch_sub(1, std::memory_order_relaxed);
    auto due = over(taken.period);
    if (due.empty()) continue;
    lock.unlock();
    for (Work& work : due) work();
    due.clear();
    lock.lock();
  }
}

void Workers::measure(std::chrono::steady_clock::time_point begun, std::uint64_t of_processor) {
  // Reads the processor time first, because its measurement began last: it never exceeds the
  // elapsed time.
  const std::uint64_t spent = (thread_nanos() - of_processor) / 1000;
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - begun);
  micros_.observe(static_cast<std::uint64_t>(took.count()));
  auto longest = longest_.load(std::memory_order_relaxed);
  while (longest < spent && !longest_.compare_exchange_weak(longest, spent)) {
  }
}

}  // namespace crownhead::live
