#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/sql/write_side.hpp"

namespace crownhead::db {

struct WriterStats {
  std::uint64_t jobs = 0;     ///< committed, those included that failed alone
  std::uint64_t commits = 0;  ///< one for each batch
  std::uint64_t refused = 0;  ///< answered busy or unavailable
  std::uint64_t largest_batch = 0;
};

struct WriterLimits {
  std::size_t queue = 16384;  ///< jobs that wait; more are refused as busy
  /// How long a batch is tried again while the disk is full or the database cannot be reached.
  Millis tried_again = Millis{3000};
};

/// What a job can leave behind when it fails, which says whether it needs a savepoint of its own.
enum class Changes : std::uint8_t {
  several,  ///< some of them may have been made: the savepoint undoes them
  one,      ///< a single statement, which undoes itself; half the time of a savepoint's job
};

/// The one thread and connection that write. It takes all that is queued as one transaction, with a
/// savepoint for each job of several changes, so that a job that fails is undone alone, and answers
/// after the commit. For the stores in db/ only: nobody else hands in work.
class Writer {
 public:
  explicit Writer(std::unique_ptr<WriteSide> side, WriterLimits limits = {});
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Queues `work`, a callable Result<T>(Connection&) that may be called again if its batch could
  /// not be committed, and whose changes are undone if it returns an error or throws. What is
  /// refused at once (busy, unavailable) is answered on the calling thread.
  template <class T, class Work>
  void submit(Work work, Done<T> done, Changes changes = Changes::several) {
    enqueue(std::make_unique<JobOf<T, Work>>(std::move(work), std::move(done), changes));
  }

  using Lost = std::function<void(bool)>;
  /// Tells, on the writer's thread, when the connection is lost, and when there is another and it
  /// is decided what the lost one has stored. In the place of who was told before.
  void tell_lost(Lost lost);

  /// False after an error of the disk, for good, and while the database cannot be reached.
  bool healthy() const { return !broken() && !lost_.load(std::memory_order_acquire); }
  /// What went wrong last, for the log; empty if nothing has.
  std::string trouble() const;
  WriterStats stats() const;

  /// How long a commit took, and of how many jobs.
  using SlowCommit = std::function<void(Millis took, std::size_t jobs)>;
  /// `told` is called on the writer's thread after each commit that took longer than `after`. To be
  /// set before the first job.
  void tell_slow_commits(Millis after, SlowCommit told);

  /// `last` is called in each transaction, on the writer's thread, when its jobs are done; what it
  /// throws undoes them all, and if it is no StoreError nothing more is written. One for a writer.
  void before_commits(std::function<void(Connection&)> last);

  /// Waits until everything queued is committed, then refuses more.
  void drain();

 private:
  struct Job {
    explicit Job(Changes c) : changes(c) {}
    virtual ~Job() = default;
    /// False: undo what it did.
    virtual bool run(Connection& connection) = 0;
    virtual void answer() = 0;
    virtual void refuse(const Error& error) = 0;
    /// As refuse, after the commit of the batch: this job alone failed.
    virtual void failed(Error error) = 0;

    Changes changes;
  };
  using Batch = std::vector<std::unique_ptr<Job>>;

  template <class T, class Work>
  struct JobOf final : Job {
    JobOf(Work&& w, Done<T>&& d, Changes c) : Job(c), work(std::move(w)), done(std::move(d)) {}
    bool run(Connection& connection) override {
      result.emplace(work(connection));
      return result->has_value();
    }
    void answer() override { done(std::move(*result)); }
    void refuse(const Error& error) override { done(std::unexpected(error)); }
    void failed(Error error) override { result.emplace(std::unexpected(std::move(error))); }

    Work work;
    Done<T> done;
    std::optional<Result<T>> result;
  };

  void enqueue(std::unique_ptr<Job> job);
  /// nullptr if another job may be queued. The lock is held.
  const Error* why_refused() const;
  void work_until_drained();
  bool broken() const { return broken_.load(std::memory_order_acquire); }
  void commit(Batch& batch);
  bool committed(Batch& batch);
  void set_lost(bool lost);
  void try_commit(Batch& batch);
  void end_jobs();
  void run_alone(Job& job);
  bool reached_again(std::chrono::steady_clock::time_point give_up);
  void refuse(Batch& batch, const Error& error);
  void measure(std::chrono::steady_clock::duration took, std::size_t jobs);
  void note_trouble(const std::string& what);
  void break_down(const std::string& why);

  WriterLimits limits_;
  Millis slow_after_;
  SlowCommit slow_commit_;
  bool apart_ = false;       ///< each job of this batch has a savepoint
  bool committing_ = false;  ///< the engine has been asked to commit, and has not answered

  mutable std::mutex mutex_;
  std::condition_variable work_arrived_;
  Batch queue_;
  bool idle_ = false;
  bool stopping_ = false;
  std::string trouble_;
  std::function<void(Connection&)> before_commits_;

  std::atomic<bool> broken_ = false;
  std::atomic<bool> lost_ = false;
  Lost tell_lost_;  ///< under the mutex
  std::atomic<std::uint64_t> jobs_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> refused_ = 0;
  std::atomic<std::uint64_t> largest_batch_ = 0;
  std::unique_ptr<WriteSide> side_;
  std::thread thread_;
};

}  // namespace crownhead::db
