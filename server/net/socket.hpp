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

/// A text frame that may be queued on many connections at once.
using Frame = std::shared_ptr<const std::string>;

/// An open WebSocket. All functions are called on the connection's own thread, `thread()`.
class Socket {
 public:
  virtual ~Socket() = default;

  /// Queues a frame; a connection whose outbox is full is closed (1013) and may resume.
  virtual void send(Frame frame) = 0;

  /// Sends the queued frames, then a close frame.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;

  /// Returns the round trip of the server's pings, smoothed; 0 until the first is answered.
  virtual Millis round_trip() const = 0;

  /// Returns the number of the server's thread (0 to n-1) on which the connection lives.
  virtual std::size_t thread() const = 0;
};

/// The callbacks of a socket, called on the connection's thread; `closed` is called once and last.
/// They may own the socket: they are released after `closed`.
struct SocketSink {
  std::move_only_function<void(std::string_view text, Instant stamp)> message;
  std::move_only_function<void()> closed;
  bool stranger = false;  ///< not signed in: its outbox is smaller
};

/// The answer to a request to become a WebSocket; call one of the two once, from any thread.
struct Upgrade {
  /// `open` is called on the connection's thread after the handshake.
  std::move_only_function<void(std::move_only_function<SocketSink(std::shared_ptr<Socket>)> open)>
      accept;
  std::move_only_function<void(Response)> refuse;
};

}  // namespace crownhead::net
