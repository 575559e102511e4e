#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "db/jobs/job.hpp"
#include "db/jobs/writing.hpp"
#include "db/sql/write_backend.hpp"

namespace crownhead::db {

struct WriterLimits {
  std::size_t queue = 16384;  ///< jobs that wait in one lane; further ones are refused as busy
  /// How long a batch is retried while the disk is full or the database is unreachable.
  Millis tried_again = Millis{3000};
};

/// A thread with a connection that writes. It runs all queued jobs as one transaction and first
/// takes the locks of all of them. A job of several changes gets a savepoint, so that a failing job
/// is undone alone. Answers are sent after the commit.
class Lane {
 public:
  /// `beside_others`: other lanes write at the same time. Then a job of many changes gets a
  /// transaction of its own, so that no one waits for what other jobs in it have locked.
  Lane(std::unique_ptr<WriteBackend> side, Writing& writing, WriterLimits limits,
       bool beside_others);
  ~Lane();
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;

  /// Immediate refusals are answered on the calling thread.
  void enqueue(std::unique_ptr<Job> job);
  /// See Writer::before_commits.
  void before_commits(std::function<void(Connection&)> last);
  /// Refuses all further jobs.
  void stop();
  /// Waits, after stop(), until everything queued is committed.
  void join();

 private:
  using Clock = std::chrono::steady_clock;

  /// Returns nullptr if another job may be queued. The caller holds the mutex.
  const Error* why_refused() const;
  void work_until_stopped();
  /// Returns false when the lane was stopped and all jobs are done.
  bool take(Batch& batch);
  void commit_in_parts(Batch& batch);
  void commit(Batch& batch);
  bool committed(Batch& batch);
  void try_commit(Batch& batch);
  void lock_for(const Batch& batch);
  void run_alone(Job& job);
  void end_jobs();
  bool reached_again(Clock::time_point give_up);
  bool reach_again();
  void refuse(Batch& batch, const Error& error);

  WriterLimits limits_;
  Writing& writing_;
  bool beside_others_;
  bool apart_ = false;       ///< each job of this batch has a savepoint
  bool committing_ = false;  ///< the engine was asked to commit and has not answered
  bool lost_ = false;        ///< the connection

  std::mutex mutex_;
  std::condition_variable work_arrived_;
  Batch queue_;
  bool idle_ = false;
  bool stopping_ = false;
  std::function<void(Connection&)> before_commits_;

  std::unique_ptr<WriteBackend> side_;
  std::thread thread_;
};

}  // namespace crownhead::db
