#include "server/net/http/inside_path.hpp"

#include <algorithm>

namespace crownhead::net {

bool hidden(const Request& request, const NetConfig& config) {
  if (config.inside_path.empty() || request.path != config.inside_path) return false;
  // Through a proxy any client may appear to come from one of the addresses.
  const bool direct = !request.has_header("X-Forwarded-For") && !request.has_header("Forwarded");
  return !direct || std::ranges::none_of(config.inside_from, [&](const Network& network) {
    return network.contains(request.remote);
  });
}

}  // namespace crownhead::net
