#include "db/jobs/lane.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

constexpr std::chrono::milliseconds retry_pause{50};

const Error busy{Code::busy, reason::server::writing_too_much()};
const Error stopping{Code::unavailable, reason::server::stopping()};
const Error disk_failed{Code::unavailable, reason::server::not_stored()};

}  // namespace

Lane::Lane(std::unique_ptr<WriteBackend> side, Writing& writing, WriterLimits limits,
           bool beside_others)
    : limits_(limits), writing_(writing), beside_others_(beside_others), side_(std::move(side)) {
  side_->on_failure([this](const std::string& what, bool may_pass) {
    if (may_pass)
      writing_.note_failure(what);
    else
      writing_.break_down(what);
  });
  side_->limit_time();
  queue_.reserve(limits_.queue);
  thread_ = std::thread([this] { work_until_stopped(); });
}

Lane::~Lane() {
  stop();
  join();
}

void Lane::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_arrived_.notify_one();
}

void Lane::join() {
  if (thread_.joinable()) thread_.join();
}

void Lane::before_commits(std::function<void(Connection&)> last) {
  const std::lock_guard lock(mutex_);
  before_commits_ = std::move(last);
}

void Lane::enqueue(std::unique_ptr<Job> job) {
  std::unique_lock lock(mutex_);
  if (const Error* refusal = why_refused()) {
    lock.unlock();
    writing_.refused(1);
    job->refuse(*refusal);
    return;
  }
  queue_.push_back(std::move(job));
  metrics::figures().writer_queue.add(1);
  const bool wake = std::exchange(idle_, false);
  lock.unlock();
  if (wake) work_arrived_.notify_one();
}

const Error* Lane::why_refused() const {
  if (stopping_) return &stopping;
  if (writing_.broken()) return &disk_failed;
  return queue_.size() >= limits_.queue ? &busy : nullptr;
}

void Lane::work_until_stopped() {
  Batch batch;
  batch.reserve(limits_.queue);
  while (take(batch)) {
    if (!writing_.broken())
      commit_in_parts(batch);
    else
      refuse(batch, disk_failed);
    batch.clear();
    if (!writing_.broken() && !lost_) side_->batch_ended();
  }
  if (std::exchange(lost_, false)) writing_.find_one();
}

/// While the connection is lost the lane tries to restore it even without jobs, because readers are
/// shut out until then.
bool Lane::take(Batch& batch) {
  std::unique_lock lock(mutex_);
  const auto has_work = [this] { return !queue_.empty() || stopping_; };
  while (lost_ && !has_work()) {
    lock.unlock();
    const bool reached = reach_again();
    lock.lock();
    if (!reached) work_arrived_.wait_for(lock, retry_pause, has_work);
  }
  idle_ = queue_.empty();
  work_arrived_.wait(lock, has_work);
  idle_ = false;
  batch.swap(queue_);
  metrics::figures().writer_queue.add(-static_cast<std::int64_t>(batch.size()));
  return !batch.empty();
}

void Lane::commit_in_parts(Batch& batch) {
  const auto alone = [this](const std::unique_ptr<Job>& job) {
    return beside_others_ && job->changes == Changes::many;
  };
  if (std::ranges::none_of(batch, alone)) return commit(batch);
  for (auto next = batch.begin(); next != batch.end();) {
    const auto end = alone(*next) ? std::next(next) : std::find_if(next, batch.end(), alone);
    Batch part{std::make_move_iterator(next), std::make_move_iterator(end)};
    commit(part);
    next = end;
  }
}

void Lane::commit(Batch& batch) {
  const auto begun = Clock::now();
  apart_ = false;
  if (!committed(batch)) return refuse(batch, disk_failed);
  if (side_->has_written()) writing_.wrote();
  writing_.committed(Clock::now() - begun, batch.size());
  for (auto& job : batch) job->answer();
}

bool Lane::committed(Batch& batch) {
  const auto give_up = Clock::now() + std::chrono::milliseconds(limits_.tried_again.count);
  for (;;) {
    try {
      try_commit(batch);
      return true;
    } catch (const StoreError& error) {
      if (error.kind() == StoreError::Kind::lost) {
        writing_.note_failure(error.what());
        // If a commit was in progress, it may or may not have been stored. Its jobs are not run
        // again; their callers read the present state.
        const bool known = !committing_;
        if (!reached_again(give_up) || !known) return false;
        continue;
      }
      if (error.is_of_the_job() && !std::exchange(apart_, true)) continue;
      if (!error.may_pass()) writing_.break_down(error.what());
      if (error.kind() == StoreError::Kind::full) {
        writing_.lack_room(error.what());
        side_->make_room();
      }
      if (writing_.broken() || Clock::now() >= give_up) return false;
      std::this_thread::sleep_for(retry_pause);
    } catch (const std::exception& error) {
      // Not the fault of one job: what all jobs share is damaged.
      writing_.break_down(error.what());
      return false;
    }
  }
}

bool Lane::reached_again(Clock::time_point give_up) {
  if (!std::exchange(lost_, true)) writing_.lose_one();
  while (!reach_again()) {
    if (Clock::now() >= give_up) return false;
    std::this_thread::sleep_for(retry_pause);
  }
  return true;
}

bool Lane::reach_again() {
  if (!side_->reach_again()) return false;
  lost_ = false;
  writing_.find_one();
  return true;
}

void Lane::try_commit(Batch& batch) {
  committing_ = false;
  Transaction transaction(side_->connection(), Transaction::Kind::write);
  const auto long_job = [](const auto& job) { return job->changes == Changes::many; };
  if (std::ranges::any_of(batch, long_job)) side_->allow_long_statements();
  lock_for(batch);
  for (auto& job : batch) run_alone(*job);
  end_jobs();
  committing_ = true;
  transaction.commit();
}

/// Takes all locks at once and always in ascending order, so that no two lanes wait for each other.
void Lane::lock_for(const Batch& batch) {
  std::vector<std::int64_t> keys;
  bool everything = false;
  for (const auto& job : batch) {
    const auto named = job->locks.keys();
    keys.insert(keys.end(), named.begin(), named.end());
    everything = everything || job->locks.is_everything();
  }
  std::ranges::sort(keys);
  keys.erase(std::ranges::unique(keys).begin(), keys.end());
  side_->lock(keys, everything);
}

void Lane::end_jobs() {
  std::unique_lock lock(mutex_);
  const auto last = before_commits_;
  lock.unlock();
  if (last) last(side_->connection());
}

/// When a statement fails in a job without a savepoint, SQLite undoes that statement alone.
/// PostgreSQL refuses everything more in the transaction, and the failed statement may belong to an
/// earlier job, since statements are sent together. Then all jobs are run again, each with a
/// savepoint and to the end of its statements.
void Lane::run_alone(Job& job) {
  Connection& connection = side_->connection();
  std::optional<Savepoint> savepoint;
  if (apart_ || job.changes != Changes::one) savepoint.emplace(connection);
  try {
    const bool kept = job.run(connection);
    if (apart_ || !kept) connection.settle();
    if (kept && savepoint) savepoint->keep();
  } catch (const StoreError& error) {
    if (!error.is_of_the_job() || !connection.in_transaction()) throw;
    if (!apart_ && connection.takes_no_more()) throw;
    connection.settle();
    writing_.note_failure(error.what());
    job.failed(disk_failed);
  } catch (const std::exception& error) {
    connection.settle();
    writing_.note_failure(error.what());
    job.failed(disk_failed);
  }
}

void Lane::refuse(Batch& batch, const Error& error) {
  writing_.refused(batch.size());
  for (auto& job : batch) job->refuse(error);
}

}  // namespace crownhead::db
