#include "server/live/opening_counter.hpp"

#include <stdexcept>
#include <sys/resource.h>
#include <utility>

#include "db/jobs/awaited.hpp"

namespace crownhead::live {
namespace {

constexpr int counted_at_once = 8;
constexpr int lowest_priority = 15;
constexpr std::chrono::seconds looks_each{1};
/// It rests so many times as long as it works, for the writer is there for those who play.
constexpr int rests = 9;
constexpr std::chrono::seconds tells_each{60};
constexpr std::chrono::seconds tried_again_after{10};
/// Fewer are no news: games end all the time.
constexpr std::int64_t many = 100;

}  // namespace

OpeningCounter::OpeningCounter(db::Openings& openings, Trouble trouble, Told told)
    : openings_(openings), trouble_(std::move(trouble)), told_(std::move(told)) {}

void OpeningCounter::start() {
  thread_ = std::thread([this] { work(); });
}

void OpeningCounter::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool OpeningCounter::rest(Time::duration rest) {
  std::unique_lock lock(mutex_);
  return !wake_.wait_for(lock, rest, [this] { return stopping_; });
}

void OpeningCounter::tell(std::int64_t waiting) {
  waiting_.store(waiting, std::memory_order_relaxed);
  if (waiting < many && (!behind_ || waiting > 0)) return;
  behind_ = waiting > 0;
  told_(waiting);
}

bool OpeningCounter::count_some() {
  if (const auto now = Time::now(); looked_ == Time::time_point{} || now - looked_ >= tells_each) {
    looked_ = now;
    tell(openings_.waiting());
  }
  const auto games = openings_.next_to_count(counted_at_once);
  if (games.empty()) {
    tell(0);
    return false;
  }
  const auto counted =
      db::awaited<void>([&](auto done) { openings_.count(games, std::move(done)); });
  if (!counted) throw std::runtime_error("openings are not counted: " + counted.error().detail);
  const auto left = waiting() - static_cast<std::int64_t>(games.size());
  waiting_.store(std::max<std::int64_t>(left, 0), std::memory_order_relaxed);
  return true;
}

void OpeningCounter::work() {
  // 0 is this thread, for Linux alone among the systems.
  setpriority(PRIO_PROCESS, 0, lowest_priority);
  Time::duration pause{};
  while (rest(pause)) {
    const auto began = Time::now();
    try {
      pause = count_some() ? rests * (Time::now() - began) : Time::duration(looks_each);
    } catch (const std::exception& error) {
      trouble_(error.what());
      pause = tried_again_after;
    }
  }
}

}  // namespace crownhead::live
