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

/// All writing goes through here. There is one lane for live games, and further lanes for
/// everything else if the engine allows several writing connections, so that no move waits for a
/// long job. Jobs in different lanes are separated by the locks that they name. For the stores in
/// db/ only: no other code submits jobs.
class Writer {
 public:
  /// Makes one lane for each of `sides`, which must not be empty.
  explicit Writer(WriteSides sides, WriterLimits limits = {});
  explicit Writer(std::unique_ptr<WriteBackend> side, WriterLimits limits = {});
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Queues `work`, a callable Result<T>(Connection&). It may be called again if its batch could
  /// not be committed, and its changes are undone if it returns an error or throws. Immediate
  /// refusals (busy, unavailable) are answered on the calling thread.
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
  /// Answers when everything submitted so far, in any lane, is committed.
  void pass(Done<void> done);

  /// Calls `lost`, on a lane's thread, with true when a connection is lost, and with false when
  /// there is a new one and it is known what the lost one stored. Replaces the previous callback.
  void on_lost(Writing::Lost lost) { writing_.on_lost(std::move(lost)); }

  /// False permanently after a disk error, while the database is unreachable, and from a write that
  /// found no room until the next successful one.
  bool healthy() const { return writing_.healthy(); }
  /// False from a write that found no room until the next successful one.
  bool has_room() const { return !writing_.lacks_room(); }
  /// True after a disk error.
  bool broken() const { return writing_.broken(); }
  /// See Writing::report_to.
  void report_to(Writing::Report report) { writing_.report_to(std::move(report)); }
  /// Returns the last error, for the log; empty if there was none.
  std::string failure() const { return writing_.failure(); }
  WriterStats stats() const { return writing_.stats(); }

  /// Calls the callback, on a lane's thread, after each commit that took longer than `after`, with
  /// its number of jobs. Set it before the first job.
  void on_slow_commit(Millis after, Writing::SlowCommit callback) {
    writing_.on_slow_commit(after, std::move(callback));
  }

  /// Calls `last` in each transaction of live games, on the thread of their lane, after its jobs.
  /// An exception undoes all of them; one that is not a StoreError also stops all further writing.
  /// One callback per writer.
  void before_commits(std::function<void(Connection&)> last) {
    live().before_commits(std::move(last));
  }

  Engine engine() const { return engine_; }

  /// Waits until everything queued is committed, and refuses further jobs.
  void drain();

 private:
  template <class T, class Work>
  static std::unique_ptr<Job> job(Locks&& locks, Work&& work, Done<T>&& done, Changes changes) {
    return std::make_unique<JobOf<T, Work>>(std::move(locks), std::forward<Work>(work),
                                            std::move(done), changes);
  }
  Lane& live() { return *lanes_.front(); }
  Lane& lane_of(const Locks& locks);

  Engine engine_;
  Writing writing_;  // shared with the lanes
  std::vector<std::unique_ptr<Lane>> lanes_;
};

}  // namespace crownhead::db
