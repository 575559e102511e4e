#pragma once

#include "server/net/http.hpp"
#include "server/net/net_config.hpp"

namespace crownhead::net {

/// Whether `request` is for the path inside and from somebody for whom it is not there.
bool hidden(const Request& request, const NetConfig& config);

}  // namespace crownhead::net
