#pragma once

#include "rules/instant.hpp"
#include "server/net/http.hpp"

namespace crownhead::server {

/// Logs the answer to `request` on its way to `respond`, by the route and the id that its client is
/// told: as an error if something went wrong here, as a warning if it took longer than
/// `slow_after`, else for debugging only. Paths, names and addresses are not logged: some paths are
/// secrets.
net::Respond logged(const net::Request& request, Millis slow_after, net::Respond respond);

}  // namespace crownhead::server
