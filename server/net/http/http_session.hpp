#pragma once

#include <memory>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// Serves HTTP/1.1 on a newly accepted connection, one request after another, until it closes or
/// becomes a WebSocket. `visit` is empty for a trusted proxy, whose requests count for the clients'
/// addresses. Called on `thread`.
void serve_http(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit);

}  // namespace crownhead::net
