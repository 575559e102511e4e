#include "server/background/opening_counter.hpp"

#include <stdexcept>
#include <utility>

#include "db/jobs/awaited.hpp"

namespace crownhead::live {
namespace {

constexpr int counted_at_once = 8;
constexpr std::chrono::seconds looks_each{1};
/// Rests this many times as long as it works, because players' moves need the writer.
constexpr int rests = 9;
constexpr std::chrono::seconds report_interval{60};
/// Smaller backlogs are not reported: games end all the time.
constexpr std::int64_t many = 100;

}  // namespace

OpeningCounter::OpeningCounter(db::Openings& openings, BackgroundWork::ErrorSink log_error,
                               Report report)
    : openings_(openings),
      report_(std::move(report)),
      work_([this] { return count(); }, std::move(log_error)) {}

void OpeningCounter::report(std::int64_t waiting) {
  waiting_.store(waiting, std::memory_order_relaxed);
  if (waiting < many && (!behind_ || waiting > 0)) return;
  behind_ = waiting > 0;
  report_(waiting);
}

bool OpeningCounter::count_some() {
  if (const auto now = Time::now();
      looked_ == Time::time_point{} || now - looked_ >= report_interval) {
    looked_ = now;
    report(openings_.waiting());
  }
  const auto games = openings_.next_to_count(counted_at_once);
  if (games.empty()) {
    report(0);
    return false;
  }
  const auto counted =
      db::awaited<void>([&](auto done) { openings_.count(games, std::move(done)); });
  if (!counted) throw std::runtime_error("cannot count openings: " + counted.error().detail);
  const auto left = waiting() - static_cast<std::int64_t>(games.size());
  waiting_.store(std::max<std::int64_t>(left, 0), std::memory_order_relaxed);
  return true;
}

OpeningCounter::Time::duration OpeningCounter::count() {
  const auto began = Time::now();
  return count_some() ? rests * (Time::now() - began) : Time::duration(looks_each);
}

}  // namespace crownhead::live
