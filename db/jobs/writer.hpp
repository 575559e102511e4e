#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "db/jobs/job.hpp"
#include "db/jobs/lane.hpp"
#include "db/jobs/writing.hpp"

namespace crownhead::db {

/// The only one that writes: a lane for live games and, where the engine has several connections
/// that may write, lanes for all else beside it, so that no move waits for a job that is long. Jobs
/// of different lanes are kept apart by the locks that they name. For the stores in db/ only:
/// nobody else hands in work.
class Writer {
 public:
  /// A lane for each of `sides`, of which there is one at least.
  explicit Writer(WriteSides sides, WriterLimits limits = {});
  explicit Writer(std::unique_ptr<WriteSide> side, WriterLimits limits = {});
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Queues `work`, a callable Result<T>(Connection&) that may be called again if its batch could
  /// not be committed, and whose changes are undone if it returns an error or throws. What is
  /// refused at once (busy, unavailable) is answered on the calling thread.
  template <class T, class Work>
  void submit(Locks locks, Work work, Done<T> done, Changes changes = Changes::several) {
    Lane& lane = lane_of(locks);
    lane.enqueue(job<T>(std::move(locks), std::move(work), std::move(done), changes));
  }
  /// As submit, in the lane of live games.
  template <class T, class Work>
  void submit_live(Locks locks, Work work, Done<T> done, Changes changes = Changes::several) {
    live().enqueue(job<T>(std::move(locks), std::move(work), std::move(done), changes));
  }
  /// Answers when all that has been handed in is committed, in whatever lane.
  void pass(Done<void> done);

  /// Tells, on a lane's thread, when a connection is lost, and when there is another and it is
  /// decided what the lost one has stored. In the place of who was told before.
  void tell_lost(Writing::Lost lost) { writing_.tell_lost(std::move(lost)); }

  /// False permanently after a disk error, while the database cannot be reached, and from a write
  /// that found no room until the next successful one.
  bool healthy() const { return writing_.healthy(); }
  /// False from a write that found no room to the next that did.
  bool has_room() const { return !writing_.lacks_room(); }
  /// False after an error of the disk.
  bool broken() const { return writing_.broken(); }
  /// As Writing::report_to.
  void report_to(Writing::Report report) { writing_.report_to(std::move(report)); }
  /// What went wrong last, for the log; empty if nothing has.
  std::string trouble() const { return writing_.trouble(); }
  WriterStats stats() const { return writing_.stats(); }

  /// `told` is called on a lane's thread after each commit that took longer than `after`, with its
  /// number of jobs. To be set before the first job.
  void tell_slow_commits(Millis after, Writing::SlowCommit told) {
    writing_.tell_slow_commits(after, std::move(told));
  }

  /// `last` is called in each transaction of live games, on the thread of their lane, when its jobs
  /// are done; what it throws undoes them all, and if it is no StoreError nothing more is written.
  /// One for a writer.
  void before_commits(std::function<void(Connection&)> last) {
    live().before_commits(std::move(last));
  }

  /// Waits until everything queued is committed, then refuses more.
  void drain();

 private:
  template <class T, class Work>
  static std::unique_ptr<Job> job(Locks&& locks, Work&& work, Done<T>&& done, Changes changes) {
    return std::make_unique<JobOf<T, Work>>(std::move(locks), std::forward<Work>(work),
                                            std::move(done), changes);
  }
  Lane& live() { return *lanes_.front(); }
  Lane& lane_of(const Locks& locks);

  Writing writing_;  // the lanes have it
  std::vector<std::unique_ptr<Lane>> lanes_;
};

}  // namespace crownhead::db
