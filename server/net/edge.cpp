#include "server/net/edge.hpp"

#include "server/net/connection.hpp"

namespace crownhead::net {

Visitors::Visit Edge::enter(const std::string& address) {
  return visitors->enter(address, config.connections_by_address, config.frames_by_address_burst,
                         steady_ms());
}

}  // namespace crownhead::net
