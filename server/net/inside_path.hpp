#pragma once

#include "server/net/http.hpp"
#include "server/net/net_config.hpp"

namespace crownhead::net {

/// Whether `request` asks for the path of the operator and may not have it.
bool hidden(const Request& request, const NetConfig& config);

}  // namespace crownhead::net
