#pragma once

#include "rules/instant.hpp"
#include "server/net/http.hpp"

namespace crownhead::server {

/// Logs the answer to `request` on its way to `respond`, with its route and the request id that the
/// client receives. A server error is logged as an error, an answer slower than `slow_after` as a
/// warning, anything else only for debugging. Paths, names and addresses are not logged, because
/// some paths are secrets.
net::Respond logged(const net::Request& request, Millis slow_after, net::Respond respond);

}  // namespace crownhead::server
