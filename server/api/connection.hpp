#pragma once

#include "server/api/site.hpp"
#include "server/net/http.hpp"
#include "server/net/socket.hpp"

namespace crownhead::api {

/// Answers a request to become a WebSocket at /ws: refuses other paths and other sites' pages, else
/// binds the socket to the lobby, the games and the inbox of the one who is signed in.
void open_socket(Site& site, const net::Request& request, net::Upgrade upgrade);

}  // namespace crownhead::api
