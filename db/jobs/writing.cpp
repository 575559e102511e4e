#include "db/jobs/writing.hpp"

#include <algorithm>
#include <utility>

#include "metrics/figures.hpp"

namespace crownhead::db {

std::string Writing::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Writing::note_failure(const std::string& what) {
  const std::lock_guard lock(mutex_);
  const bool is_news = what != failure_ && !lacks_room();
  failure_ = what;
  if (is_news) report_(false, what);
}

void Writing::break_down(const std::string& why) {
  const std::lock_guard lock(mutex_);
  failure_ = why;
  if (!broken_.exchange(true, std::memory_order_acq_rel))
    report_(false, "nothing is stored until a restart: " + why);
}

void Writing::lack_room(const std::string& why) {
  const std::lock_guard lock(mutex_);
  failure_ = why;
  if (!lacks_room_.exchange(true, std::memory_order_acq_rel))
    report_(
        false,
        "there is no room to store anything (" + why +
            "); moves are refused until there is: free space on the disk, or raise the file size"
            " limit (LimitFSIZE) if one is set");
}

void Writing::wrote() {
  if (!lacks_room()) return;
  const std::lock_guard lock(mutex_);
  if (lacks_room_.exchange(false, std::memory_order_acq_rel))
    report_(true, "there is room again; moves are stored");
}

void Writing::report_to(Report report) {
  const std::lock_guard lock(mutex_);
  report_ = std::move(report);
}

void Writing::lose_one() {
  const std::lock_guard lock(mutex_);
  if (lost_.fetch_add(1, std::memory_order_acq_rel) == 0 && on_lost_) on_lost_(true);
}

void Writing::find_one() {
  const std::lock_guard lock(mutex_);
  if (lost_.fetch_sub(1, std::memory_order_acq_rel) == 1 && on_lost_) on_lost_(false);
}

void Writing::on_lost(Lost lost) {
  const std::lock_guard lock(mutex_);
  on_lost_ = std::move(lost);
}

void Writing::on_slow_commit(Millis after, SlowCommit callback) {
  slow_after_ = after;
  slow_commit_ = std::move(callback);
}

void Writing::committed(std::chrono::steady_clock::duration took, std::size_t jobs) {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  metrics::figures().commit_micros.observe(static_cast<std::uint64_t>(micros));
  metrics::figures().commit_jobs.observe(jobs);
  {
    const std::lock_guard lock(mutex_);
    ++stats_.commits;
    stats_.jobs += jobs;
    stats_.largest_batch = std::max<std::uint64_t>(stats_.largest_batch, jobs);
  }
  const Millis millis{micros / 1000};
  if (slow_commit_ && millis > slow_after_) slow_commit_(millis, jobs);
}

void Writing::refused(std::size_t jobs) {
  metrics::figures().writer_refused.add(jobs);
  const std::lock_guard lock(mutex_);
  stats_.refused += jobs;
}

WriterStats Writing::stats() const {
  const std::lock_guard lock(mutex_);
  return stats_;
}

}  // namespace crownhead::db
