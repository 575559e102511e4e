#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <utility>

#include "server/net/net_config.hpp"

namespace crownhead::net {

/// What all threads of a server share.
struct Edge {
  NetConfig config;
  Handlers handlers;
  std::function<Instant()> now;
  std::atomic<std::size_t> open = 0;
  std::atomic<bool> stopping = false;

  /// Calls `work` and reports what it throws; false if it threw.
  template <class Work>
  bool guarded(Work&& work) const noexcept {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      if (handlers.fault) handlers.fault(error.what());
    } catch (...) {
      if (handlers.fault) handlers.fault("an exception of an unknown type");
    }
    return false;
  }
};

}  // namespace crownhead::net
