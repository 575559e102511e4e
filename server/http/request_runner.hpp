#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <string_view>
#include <utility>

#include "rules/reasons.hpp"
#include "server/http/call.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// Writes an error to the operator's log. Callable from any thread.
using ErrorSink = std::function<void(std::string_view)>;

/// Runs parts of a request where they may run: immediately, or in a pool. An exception is logged
/// and answered with unavailable.
class RequestRunner {
 public:
  RequestRunner(live::Pools& pools, const ErrorSink& log_error)
      : pools_(pools), log_error_(log_error) {}

  template <class Work>
  void attempt(const CallPtr& call, Work&& work) const {
    try {
      work();
    } catch (const std::exception& error) {
      log_error_(error.what());
      call->fail({Code::unavailable, reason::server::failed()});
    }
  }

  /// Queues `work` in one of the pools, for the client. Answers BUSY if too much is waiting.
  template <class Work>
  void in_pool(live::Workers live::Pools::* pool, const CallPtr& call, Work work) const {
    const bool taken =
        (pools_.*pool).run(call->payer().asker(), [this, call, work = std::move(work)]() mutable {
          attempt(call, work);
        });
    if (!taken) busy(pool, call);
  }
  template <class Work>
  void in_passwords(const CallPtr& call, Work work) const {
    in_pool(&live::Pools::passwords, call, std::move(work));
  }
  template <class Work>
  void in_on_demand(const CallPtr& call, Work work) const {
    in_pool(&live::Pools::on_demand, call, std::move(work));
  }

  /// Runs `work` in the pool of reads. Call from the writer's thread or a thread of live games,
  /// which may not read the database. A request that has begun is refused only if even the pool's
  /// spare room is full.
  template <class Work>
  void in_reads(const CallPtr& call, Work work) const {
    const bool taken = pools_.reads.run_priority(
        call->payer().asker(),
        [this, call, work = std::move(work)]() mutable { attempt(call, work); });
    if (!taken) busy(&live::Pools::reads, call);
  }

  live::Pools& pools() const { return pools_; }
  const ErrorSink& log_error() const { return log_error_; }

 private:
  /// Answers BUSY: too much is waiting in that pool.
  static void busy(live::Workers live::Pools::* pool, const CallPtr& call);

  live::Pools& pools_;
  const ErrorSink& log_error_;
};

}  // namespace crownhead::api
