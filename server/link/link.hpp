#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "server/link/message.hpp"

namespace crownhead::link {

/// What a link calls, on threads of its own. None may block for long.
struct Callbacks {
  /// Returns the nodes of the site. Messages go to them, and are accepted only from them.
  std::function<std::vector<db::NodeId>()> members;
  std::function<void(const Content&)> received;
  /// Messages may be missing: look in the store for everything that they would have announced.
  /// Called a few times per second at most.
  std::function<void()> repair;
  std::function<void(db::NodeId)> peer_lost;
  std::function<void(std::string_view)> log_error;
};

/// Sends messages to the other nodes. A message may be lost, and is then noticed by its number or
/// by the next heartbeat. A process without --link has no link.
class Link {
 public:
  virtual ~Link() = default;

  /// Begins to receive. Call once.
  virtual void start(Callbacks callbacks) = 0;
  /// No callback runs after this returns.
  virtual void stop() = 0;

  /// Sends to all other nodes. Callable from any thread; does not wait for the network.
  virtual void broadcast(Content content) = 0;

  /// True while messages can be sent and received.
  virtual bool connected() const = 0;
};

}  // namespace crownhead::link
