#include "server/live/opening_counter.hpp"

#include <stdexcept>
#include <utility>

#include "db/jobs/awaited.hpp"

namespace crownhead::live {
namespace {

constexpr int counted_at_once = 8;
constexpr std::chrono::seconds looks_each{1};
/// It rests so many times as long as it works, for the writer is there for those who play.
constexpr int rests = 9;
constexpr std::chrono::seconds tells_each{60};
/// Fewer are no news: games end all the time.
constexpr std::int64_t many = 100;

}  // namespace

OpeningCounter::OpeningCounter(db::Openings& openings, BackgroundWork::Trouble trouble, Told told)
    : openings_(openings),
      told_(std::move(told)),
      work_([this] { return count(); }, std::move(trouble)) {}

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

OpeningCounter::Time::duration OpeningCounter::count() {
  const auto began = Time::now();
  return count_some() ? rests * (Time::now() - began) : Time::duration(looks_each);
}

}  // namespace crownhead::live
