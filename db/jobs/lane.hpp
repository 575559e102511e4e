#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "db/jobs/job.hpp"
#include "db/jobs/writing.hpp"
#include "db/sql/write_side.hpp"

namespace crownhead::db {

struct WriterLimits {
  std::size_t queue = 16384;  ///< jobs that wait in a lane; more are refused as busy
  /// How long a batch is tried again while the disk is full or the database cannot be reached.
  Millis tried_again = Millis{3000};
};

/// A thread and its connection that write. It takes all that is queued as one transaction, with the
/// locks of all its jobs, which it takes first, and with a savepoint for each job of several
/// changes, so that a job that fails is undone alone; it answers after the commit.
class Lane {
 public:
  /// `beside_others`: a job of many changes is a transaction of its own, so that nobody waits for
  /// what others in it have locked.
  Lane(std::unique_ptr<WriteSide> side, Writing& writing, WriterLimits limits, bool beside_others);
  ~Lane();
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;

  /// What is refused at once is answered on the calling thread.
  void enqueue(std::unique_ptr<Job> job);
  /// As Writer::before_commits.
  void before_commits(std::function<void(Connection&)> last);
  /// Takes no more from now on.
  void stop();
  /// Waits, after stop(), until everything queued is committed.
  void join();

 private:
  using Clock = std::chrono::steady_clock;

  /// nullptr if another job may be queued. The lock is held.
  const Error* why_refused() const;
  void work_until_stopped();
  /// False when it was stopped and all is done.
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
  bool committing_ = false;  ///< the engine has been asked to commit, and has not answered
  bool lost_ = false;        ///< the connection

  std::mutex mutex_;
  std::condition_variable work_arrived_;
  Batch queue_;
  bool idle_ = false;
  bool stopping_ = false;
  std::function<void(Connection&)> before_commits_;

  std::unique_ptr<WriteSide> side_;
  std::thread thread_;
};

}  // namespace crownhead::db
