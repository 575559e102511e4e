#pragma once

#include <atomic>
#include <boost/smart_ptr/intrusive_ptr.hpp>
#include <coroutine>
#include <exception>

#include "server/runtime/coroutine.hpp"

namespace crownhead::live {

namespace detail {

struct Chain {
  std::coroutine_handle<> first;
  std::atomic<int> holders = 0;
};

inline void intrusive_ptr_add_ref(Chain* chain) noexcept {
  chain->holders.fetch_add(1, std::memory_order_relaxed);
}
inline void intrusive_ptr_release(Chain* chain) noexcept {
  if (chain->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) chain->first.destroy();
}

}  // namespace detail

/// Keeps a chain of coroutines alive. Everything that may resume the chain has one, and so has each
/// run of it. The last one destroys the chain: after its end, or where it is suspended if what it
/// waits for was dropped. Null for a chain with an owner.
using ChainHold = boost::intrusive_ptr<detail::Chain>;

/// The first coroutine of a chain without an owner, which may resume on any thread. It starts
/// immediately and must catch all exceptions. In its chain, await only Awaitables and what takes a
/// ChainHold.
struct Detached {
  struct promise_type : detail::Chain {
    Detached get_return_object() {
      first = std::coroutine_handle<promise_type>::from_promise(*this);
      return {ChainHold(this)};
    }
    std::suspend_never initial_suspend() const noexcept { return {}; }
    std::suspend_always final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
    void unhandled_exception() const noexcept { std::terminate(); }

    detail::Chain* chain = this;
  };

  ChainHold run;  ///< of the run up to the first wait
};

}  // namespace crownhead::live
