#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "server/net/limits/visitors.hpp"
#include "server/net/net_config.hpp"

namespace crownhead::net {

/// The data that all threads of a server share.
struct Edge {
  NetConfig config;
  Handlers handlers;
  std::function<Instant()> now;
  std::atomic<std::size_t> open = 0;
  std::shared_ptr<Visitors> visitors = std::make_shared<Visitors>();
  std::atomic<std::size_t> waiting_bytes = 0;  ///< in the outboxes of all sockets
  std::atomic<std::size_t> answer_bytes = 0;   ///< of the answers that are being sent
  std::atomic<bool> stopping = false;

  /// Counts one more connection of that address; returns an empty visit if it has reached its
  /// limit.
  Visitors::Visit enter(const std::string& address);

  /// Calls `work` and reports its exception, if any; returns false if it threw.
  template <class Work>
  bool guarded(Work&& work) const noexcept {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      if (handlers.fault) handlers.fault(error.what());
    } catch (...) {
      if (handlers.fault) handlers.fault("unknown exception");
    }
    return false;
  }
};

}  // namespace crownhead::net
