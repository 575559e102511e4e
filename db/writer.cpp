#include "db/writer.hpp"

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

Writer::Writer(const std::filesystem::path& file, WriterLimits limits)
    : limits_(limits),
      connection_(file, SqliteConnection::Mode::writer),
      checkpointer_(file, [this](const CopyTrouble& trouble) { hear(trouble); }) {
  // A cache of 16 MiB: one of 64 MiB was no faster and took an hour to fill.
  connection_.script(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
      "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384;"
      // For readers that hold up the log. A commit that finds the file busy is tried again anyway.
      "PRAGMA busy_timeout = 20");
  // What a long reader made of the log's file is given back when the log begins anew.
  const auto page_bytes = connection_.value<std::int64_t>("PRAGMA page_size").value();
  connection_.script("PRAGMA journal_size_limit = " +
                     std::to_string(2 * limits_.log_pages * page_bytes));
  // SQLite's own checkpoints would stand before the answers.
  connection_.count_log_pages(log_pages_);
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
  if (!healthy()) return &disk_failed;
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
    if (healthy())
      commit(batch);
    else
      refuse(batch, disk_failed);
    batch.clear();
    checkpoint_if_long();
  }
}

void Writer::commit(Batch& batch) {
  const auto begun = std::chrono::steady_clock::now();
  const auto give_up = begun + std::chrono::milliseconds(limits_.full_disk.count);
  for (;;) {
    try {
      try_commit(batch);
      break;
    } catch (const StoreError& error) {
      if (!error.may_pass()) break_down(error.what());
      if (!healthy() || std::chrono::steady_clock::now() >= give_up)
        return refuse(batch, disk_failed);
      std::this_thread::sleep_for(std::chrono::milliseconds(retry_pause.count));
    } catch (const std::exception& error) {
      // No job's fault: what all jobs share is damaged.
      break_down(error.what());
      return refuse(batch, disk_failed);
    }
  }
  ++commits_;
  jobs_ += batch.size();
  largest_batch_ = std::max<std::uint64_t>(largest_batch_, batch.size());
  measure(std::chrono::steady_clock::now() - begun, batch.size());
  for (auto& job : batch) job->answer();
}

void Writer::measure(std::chrono::steady_clock::duration took, std::size_t jobs) {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  metrics::figures().commit_micros.observe(static_cast<std::uint64_t>(micros));
  metrics::figures().commit_jobs.observe(jobs);
  const Millis millis{micros / 1000};
  if (slow_commit_ && millis > slow_after_) slow_commit_(millis, jobs);
}

void Writer::try_commit(Batch& batch) {
  Transaction transaction(connection_, Transaction::Kind::write);
  for (auto& job : batch) run_alone(*job);
  end_jobs();
  transaction.commit();
}

void Writer::end_jobs() {
  std::unique_lock lock(mutex_);
  const auto last = before_commits_;
  lock.unlock();
  if (last) last(connection_);
}

void Writer::run_alone(Job& job) {
  std::optional<Savepoint> savepoint;
  if (job.changes == Changes::several) savepoint.emplace(connection_);
  try {
    if (job.run(connection_) && savepoint) savepoint->keep();
  } catch (const StoreError& error) {
    if (!error.is_of_the_job() || !connection_.in_transaction()) throw;
    note_trouble(error.what());
    job.failed(disk_failed);
  } catch (const std::exception& error) {
    note_trouble(error.what());
    job.failed(disk_failed);
  }
}

/// The log begins anew once all of it is copied, which never happens beside a busy writer. When it
/// is long, the writer copies what the checkpointer has left, or all if that falls behind.
void Writer::checkpoint_if_long() {
  if (log_pages_ < copied_pages_) copied_pages_ = tried_pages_ = 0;  // the log has begun anew
  if (!healthy()) return;
  const int since_tried = log_pages_ - tried_pages_;
  if (since_tried >= 2 * limits_.log_pages) return copy_the_rest();
  if (checkpointer_.busy()) return;
  const bool is_long = since_tried >= limits_.log_pages;
  const int left = log_pages_ - copied_pages_;
  const int little = limits_.checkpoint_pages / 4;
  if (is_long && left < little) return copy_the_rest();
  if (left < (is_long ? little : limits_.checkpoint_pages)) return;
  copied_pages_ = log_pages_;
  checkpointer_.start();
}

void Writer::copy_the_rest() {
  checkpointer_.wait();
  // A reader may hold it up: a backup, or under load one of many short reads, although the writer
  // waits a moment. Then it is tried again before the log has grown by much.
  copied_pages_ = log_pages_;
  tried_pages_ = log_pages_ - (limits_.log_pages - limits_.checkpoint_pages);
  if (const auto trouble = copy_log(connection_, LogCopy::to_begin_anew)) hear(*trouble);
}

void Writer::hear(const CopyTrouble& trouble) {
  if (trouble.may_pass)
    note_trouble("the log could not be copied: " + trouble.what);
  else
    break_down(trouble.what);
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
