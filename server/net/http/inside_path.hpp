#pragma once

#include "server/net/http.hpp"
#include "server/net/net_config.hpp"

namespace crownhead::net {

/// True if `request` is for the operator's path and the client may not see it.
bool hidden(const Request& request, const NetConfig& config);

}  // namespace crownhead::net
