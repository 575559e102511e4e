#pragma once

#include <memory>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// Serves HTTP/1.1 on a connection that was just accepted, one request after another, until it is
/// closed or becomes a WebSocket. Called on `thread`.
void serve_http(TcpSocket socket, std::shared_ptr<IoThread> thread);

}  // namespace crownhead::net
