#pragma once

#include <functional>
#include <memory>

#include "server/net/connection.hpp"

namespace crownhead::net {

using OpenSocket = std::move_only_function<SocketSink(std::shared_ptr<Socket>)>;

/// Answers the upgrade request, then reads and writes frames until one side closes. `open` is
/// called after the handshake, and not at all if that fails. `visit` is held until the end. Called
/// on `thread`.
void serve_websocket(TcpSocket socket, std::shared_ptr<IoThread> thread, Visitors::Visit visit,
                     const Request& request, OpenSocket open);

}  // namespace crownhead::net
