#include "db/jobs/writer.hpp"

#include <algorithm>
#include <chrono>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

constexpr Millis retry_pause{50};

const Error busy{Code::busy, reason::server::writing_too_much()};
const Error stopping{Code::unavailable, reason::server::stopping()};
const Error disk_failed{Code::unavailable, reason::server::not_stored()};

}  // namespace

Writer::Writer(std::unique_ptr<WriteSide> side, WriterLimits limits)
    : limits_(limits), side_(std::move(side)) {
  side_->tell_trouble([this](const std::string& what, bool may_pass) {
    if (may_pass)
      note_trouble(what);
    else
      break_down(what);
  });
  queue_.reserve(limits_.queue);
  thread_ = std::thread([this] { work_until_drained(); });
}

Writer::~Writer() { drain(); }

void Writer::drain() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_arrived_.notify_one();
  if (thread_.joinable()) thread_.join();
}

std::string Writer::trouble() const {
  const std::lock_guard lock(mutex_);
  return trouble_;
}

WriterStats Writer::stats() const {
  return {.jobs = jobs_, .commits = commits_, .refused = refused_, .largest_batch = largest_batch_};
}

void Writer::tell_slow_commits(Millis after, SlowCommit told) {
  slow_after_ = after;
  slow_commit_ = std::move(told);
}

void Writer::before_commits(std::function<void(Connection&)> last) {
  const std::lock_guard lock(mutex_);
  before_commits_ = std::move(last);
}

void Writer::enqueue(std::unique_ptr<Job> job) {
  std::unique_lock lock(mutex_);
  if (const Error* refusal = why_refused()) {
    lock.unlock();
    ++refused_;
    metrics::figures().writer_refused.add();
    job->refuse(*refusal);
    return;
  }
  queue_.push_back(std::move(job));
  metrics::figures().writer_queue.add(1);
  const bool wake = std::exchange(idle_, false);
  lock.unlock();
  if (wake) work_arrived_.notify_one();
}

const Error* Writer::why_refused() const {
  if (stopping_) return &stopping;
  if (broken()) return &disk_failed;
  return queue_.size() >= limits_.queue ? &busy : nullptr;
}

void Writer::work_until_drained() {
  Batch batch;
  batch.reserve(limits_.queue);
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      idle_ = queue_.empty();
      work_arrived_.wait(lock, [this] { return !queue_.empty() || stopping_; });
      idle_ = false;
      if (queue_.empty()) return;
      batch.swap(queue_);
      metrics::figures().writer_queue.add(-static_cast<std::int64_t>(batch.size()));
    }
    if (!broken())
      commit(batch);
    else
      refuse(batch, disk_failed);
    batch.clear();
    if (healthy()) side_->batch_ended();
  }
}

void Writer::commit(Batch& batch) {
  const auto begun = std::chrono::steady_clock::now();
  apart_ = false;
  if (!committed(batch)) return refuse(batch, disk_failed);
  ++commits_;
  jobs_ += batch.size();
  largest_batch_ = std::max<std::uint64_t>(largest_batch_, batch.size());
  measure(std::chrono::steady_clock::now() - begun, batch.size());
  for (auto& job : batch) job->answer();
}

bool Writer::committed(Batch& batch) {
  const auto give_up =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(limits_.tried_again.count);
  for (;;) {
    try {
      try_commit(batch);
      return true;
    } catch (const StoreError& error) {
      if (error.kind() == StoreError::Kind::lost) {
        note_trouble(error.what());
        // What was about to be committed may be stored or not. It is not run again, and those who
        // asked read what there is.
        const bool known = !committing_;
        if (!reached_again(give_up) || !known) return false;
        continue;
      }
      if (error.is_of_the_job() && !std::exchange(apart_, true)) continue;
      if (!error.may_pass()) break_down(error.what());
      if (broken() || std::chrono::steady_clock::now() >= give_up) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(retry_pause.count));
    } catch (const std::exception& error) {
      // No job's fault: what all jobs share is damaged.
      break_down(error.what());
      return false;
    }
  }
}

bool Writer::reached_again(std::chrono::steady_clock::time_point give_up) {
  set_lost(true);
  while (!side_->reach_again()) {
    if (std::chrono::steady_clock::now() >= give_up) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(retry_pause.count));
  }
  set_lost(false);
  return true;
}

void Writer::set_lost(bool lost) {
  lost_.store(lost, std::memory_order_release);
  const std::lock_guard lock(mutex_);
  if (tell_lost_) tell_lost_(lost);
}

void Writer::tell_lost(Lost lost) {
  const std::lock_guard lock(mutex_);
  tell_lost_ = std::move(lost);
}

void Writer::measure(std::chrono::steady_clock::duration took, std::size_t jobs) {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  metrics::figures().commit_micros.observe(static_cast<std::uint64_t>(micros));
  metrics::figures().commit_jobs.observe(jobs);
  const Millis millis{micros / 1000};
  if (slow_commit_ && millis > slow_after_) slow_commit_(millis, jobs);
}

void Writer::try_commit(Batch& batch) {
  committing_ = false;
  Transaction transaction(side_->connection(), Transaction::Kind::write);
  for (auto& job : batch) run_alone(*job);
  end_jobs();
  committing_ = true;
  transaction.commit();
}

void Writer::end_jobs() {
  std::unique_lock lock(mutex_);
  const auto last = before_commits_;
  lock.unlock();
  if (last) last(side_->connection());
}

/// What a job leaves without a savepoint when a statement fails is undone by SQLite. PostgreSQL
/// takes nothing more in that transaction, and what failed may have been of a job before, since a
/// statement is sent with those that follow: all jobs are run again, each with a savepoint and to
/// the end of its statements.
void Writer::run_alone(Job& job) {
  Connection& connection = side_->connection();
  std::optional<Savepoint> savepoint;
  if (apart_ || job.changes == Changes::several) savepoint.emplace(connection);
  try {
    const bool kept = job.run(connection);
    if (apart_ || !kept) connection.settle();
    if (kept && savepoint) savepoint->keep();
  } catch (const StoreError& error) {
    if (!error.is_of_the_job() || !connection.in_transaction()) throw;
    if (!apart_ && connection.takes_no_more()) throw;
    connection.settle();
    note_trouble(error.what());
    job.failed(disk_failed);
  } catch (const std::exception& error) {
    connection.settle();
    note_trouble(error.what());
    job.failed(disk_failed);
  }
}

void Writer::refuse(Batch& batch, const Error& error) {
  refused_ += batch.size();
  metrics::figures().writer_refused.add(batch.size());
  for (auto& job : batch) job->refuse(error);
}

void Writer::note_trouble(const std::string& what) {
  const std::lock_guard lock(mutex_);
  trouble_ = what;
}

void Writer::break_down(const std::string& why) {
  note_trouble(why);
  broken_.store(true, std::memory_order_release);
}

}  // namespace crownhead::db
