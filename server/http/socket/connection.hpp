#pragma once

#include "server/http/site.hpp"
#include "server/net/http.hpp"
#include "server/net/socket.hpp"

namespace crownhead::api {

/// Answers a request for a WebSocket at /ws. Refuses other paths and pages of other sites.
/// Otherwise connects the socket to the lobby, the games and the signed-in player's inbox.
void open_socket(Site& site, const net::Request& request, net::Upgrade upgrade);

}  // namespace crownhead::api
