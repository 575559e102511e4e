#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// A text frame that may be on its way to many connections at once.
using Frame = std::shared_ptr<const std::string>;

/// An open WebSocket. Every call is made on the connection's own thread, `thread()`.
class Socket {
 public:
  virtual ~Socket() = default;

  /// Queues a frame; a connection whose outbox is full is closed (1013) and may resume.
  virtual void send(Frame frame) = 0;

  /// Sends what is queued, then a close frame.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;

  /// To the other side and back, measured by the server's pings and smoothed; 0 until the first is
  /// answered.
  virtual Millis round_trip() const = 0;

  /// Which of the server's threads (0 to n-1) the connection lives on.
  virtual std::size_t thread() const = 0;
};

/// The callbacks of a socket, called on the connection's thread, `closed` once and last. They may
/// own the socket: they are released after `closed`.
struct SocketSink {
  std::move_only_function<void(std::string_view text, Instant stamp)> message;
  std::move_only_function<void()> closed;
  bool stranger = false;  ///< less may wait to be sent to it
};

/// The answer to a request to become a WebSocket; call one of the two once, from any thread.
struct Upgrade {
  /// `open` is called on the connection's thread after the handshake.
  std::move_only_function<void(std::move_only_function<SocketSink(std::shared_ptr<Socket>)> open)>
      accept;
  std::move_only_function<void(Response)> refuse;
};

}  // namespace crownhead::net
