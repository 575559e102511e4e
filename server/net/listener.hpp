#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "server/net/address.hpp"
#include "server/net/inherited_socket.hpp"
#include "server/net/net_config.hpp"

namespace boost::asio {
class io_context;
}

namespace crownhead::net {

/// Accepts connections and spreads them over the contexts in turn. Each context is run by exactly
/// one thread and outlives the server, and every Respond and Upgrade that is still held. The
/// methods may be called from any thread.
class Server {
 public:
  /// Listens at once, and lets the process have as many files as the system allows; throws
  /// std::runtime_error with a sentence if the address cannot be had.
  Server(const std::vector<boost::asio::io_context*>& contexts, const ListenAddress& address,
         NetConfig config, Handlers handlers, std::function<Instant()> now);
  /// As above, on a socket that listens already, which the server takes over.
  Server(const std::vector<boost::asio::io_context*>& contexts, const InheritedSocket& socket,
         NetConfig config, Handlers handlers, std::function<Instant()> now);
  /// To be destroyed when the threads have ended: sockets that are still open are dropped then,
  /// and their sinks are not told.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  ListenAddress address() const;
  std::uint16_t port() const { return address().port; }

  /// No new connections; idle ones are closed, running requests are answered and then closed, and
  /// so is the first one of a connection that has just come.
  /// WebSockets go on until `close_all`.
  void stop_accepting();

  /// Sends every WebSocket what is queued for it and then closes it.
  void close_all(std::uint16_t code, std::string_view reason);

  /// HTTP connections and WebSockets together.
  std::size_t open_connections() const;

 private:
  struct Parts;
  Server(const std::vector<boost::asio::io_context*>& contexts, NetConfig config, Handlers handlers,
         std::function<Instant()> now);
  template <class Source>
  void listen(const Source& source);

  std::unique_ptr<Parts> parts_;
};

}  // namespace crownhead::net
