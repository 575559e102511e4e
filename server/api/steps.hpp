#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <string_view>
#include <utility>

#include "rules/reasons.hpp"
#include "server/api/call.hpp"
#include "server/live/hub.hpp"
#include "server/live/workers.hpp"

namespace crownhead::api {

/// Writes what went wrong to the operator's log. Any thread.
using Trouble = std::function<void(std::string_view)>;

/// Runs the steps of a request where they may run: at once, in a pool, on a home thread. What a
/// step throws is logged, and answered with unavailable.
class Steps {
 public:
  Steps(live::Pools& pools, live::Hubs& hubs, const Trouble& trouble)
      : pools_(pools), hubs_(hubs), trouble_(trouble) {}

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

  /// Runs `work` on a thread that may read the database, from the writer's, which may not.
  template <class Work>
  void on_home_thread(const CallPtr& call, Work work) const {
    auto& threads = hubs_.threads();
    const std::size_t home = threads.home(call->user().value_or(UserId{}).value);
    threads.run_on(home, [this, call, work = std::move(work)] { attempt(call, work); });
  }

  live::Pools& pools() const { return pools_; }
  const Trouble& trouble() const { return trouble_; }

 private:
  /// Answers BUSY: too much waits in that pool.
  static void busy(live::Workers live::Pools::* pool, const CallPtr& call);

  live::Pools& pools_;
  live::Hubs& hubs_;
  const Trouble& trouble_;
};

}  // namespace crownhead::api
