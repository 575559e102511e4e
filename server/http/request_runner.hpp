#pragma once

#include <coroutine>
#include <cstddef>
#include <exception>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/reasons.hpp"
#include "server/http/call.hpp"
#include "server/runtime/coroutine.hpp"
#include "server/runtime/detached.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// Writes an error to the operator's log. Callable from any thread.
using ErrorSink = std::function<void(std::string_view)>;

/// Thrown by a wait for a pool in which too much is waiting.
struct PoolIsFull : std::exception {
  explicit PoolIsFull(live::Workers live::Pools::* which) : pool(which) {}
  const char* what() const noexcept override { return "too much is waiting in a pool"; }

  live::Workers live::Pools::* pool;
};

/// Awaits a thread of a pool, for the client `who`. Throws PoolIsFull if too much is waiting.
class [[nodiscard]] PoolThread {
 public:
  using Queue = bool (live::Workers::*)(std::string_view who, live::Workers::Work work);

  PoolThread(live::Pools& pools, live::Workers live::Pools::* pool, Queue queue, std::string who)
      : pools_(pools), pool_(pool), queue_(queue), who_(std::move(who)) {}

  bool await_ready() const noexcept { return false; }
  template <class Promise>
  bool await_suspend(std::coroutine_handle<Promise> awaiting) {
    // Both live until the queue has the task, although the coroutine may have ended by then.
    const live::ChainHold run(awaiting.promise().chain);
    const std::string who = std::move(who_);
    const bool taken = ((pools_.*pool_).*queue_)(who, [awaiting, hold = run]() mutable {
      const live::ChainHold next_run = std::move(hold);
      awaiting.resume();
    });
    if (!taken) full_ = true;  // otherwise the coroutine may already have ended
    return taken;
  }
  void await_resume() const {
    if (full_) throw PoolIsFull(pool_);
  }

 private:
  live::Pools& pools_;
  live::Workers live::Pools::* pool_;
  Queue queue_;
  std::string who_;
  bool full_ = false;
};

/// Runs requests, each as a chain of coroutines, and lends them threads of the pools.
class RequestRunner {
 public:
  RequestRunner(live::Pools& pools, const ErrorSink& log_error)
      : pools_(pools), log_error_(log_error) {}

  /// Runs `handling` up to its first wait; what it waits for keeps it alive. PoolIsFull is answered
  /// with BUSY, another exception is logged and answered with unavailable.
  void run(CallPtr call, Handling handling) const;

  /// Awaits a thread of one of the pools, for the client. Throws PoolIsFull if too much is waiting.
  PoolThread in_pool(live::Workers live::Pools::* pool, const CallPtr& call) const {
    return {pools_, pool, &live::Workers::run, call->payer().asker()};
  }
  PoolThread in_passwords(const CallPtr& call) const {
    return in_pool(&live::Pools::passwords, call);
  }
  PoolThread in_on_demand(const CallPtr& call) const {
    return in_pool(&live::Pools::on_demand, call);
  }
  /// Awaits a thread of the pool of reads. Call from the writer's thread or a thread of live games,
  /// which may not read the database. A request that has begun is refused only if even the pool's
  /// spare room is full.
  PoolThread in_reads(const CallPtr& call) const {
    return {pools_, &live::Pools::reads, &live::Workers::run_priority, call->payer().asker()};
  }

  live::Pools& pools() const { return pools_; }
  const ErrorSink& log_error() const { return log_error_; }

 private:
  live::Pools& pools_;
  const ErrorSink& log_error_;
};

}  // namespace crownhead::api
