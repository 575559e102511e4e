#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <string_view>
#include <utility>

#include "rules/reasons.hpp"
#include "server/api/call.hpp"
#include "server/live/workers.hpp"

namespace crownhead::api {

/// Writes what went wrong to the operator's log. Any thread.
using Trouble = std::function<void(std::string_view)>;

/// Runs the steps of a request where they may run: at once, or in a pool. What a
/// step throws is logged, and answered with unavailable.
class Steps {
 public:
  Steps(live::Pools& pools, const Trouble& trouble) : pools_(pools), trouble_(trouble) {}

  template <class Work>
  void attempt(const CallPtr& call, Work&& work) const {
    try {
      work();
    } catch (const std::exception& error) {
      trouble_(error.what());
      call->fail({Code::unavailable, reason::server::failed()});
    }
  }

  /// Runs `work` in one of the pools, in the asker's turn. Where too much waits the answer is BUSY.
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
  void in_asked(const CallPtr& call, Work work) const {
    in_pool(&live::Pools::asked, call, std::move(work));
  }

  /// Runs `work` where the database may be read, from the writer's thread or one of live games,
  /// which may not. What a request has begun goes on: it is refused only where the pool is full
  /// beyond what requests may fill.
  template <class Work>
  void in_reads(const CallPtr& call, Work work) const {
    const bool taken = pools_.reads.run_needed(
        call->payer().asker(),
        [this, call, work = std::move(work)]() mutable { attempt(call, work); });
    if (!taken) busy(&live::Pools::reads, call);
  }

  live::Pools& pools() const { return pools_; }
  const Trouble& trouble() const { return trouble_; }

 private:
  /// Answers BUSY: too much waits in that pool.
  static void busy(live::Workers live::Pools::* pool, const CallPtr& call);

  live::Pools& pools_;
  const Trouble& trouble_;
};

}  // namespace crownhead::api
