#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "server/net/inherited_socket.hpp"
#include "server/net/limits/address.hpp"
#include "server/net/net_config.hpp"

namespace boost::asio {
class io_context;
}

namespace crownhead::net {

/// Accepts connections and distributes them over the contexts in turn. Each context is run by
/// exactly one thread and must outlive the server, and every Respond and Upgrade that still exists.
/// The methods may be called from any thread.
class Server {
 public:
  /// Listens immediately, and raises the process's limit of open files as far as the system allows.
  /// Throws std::runtime_error with a sentence if it cannot listen on the address.
  Server(const std::vector<boost::asio::io_context*>& contexts, const ListenAddress& address,
         NetConfig config, Handlers handlers, std::function<Instant()> now);
  /// The same on a socket that is listening already, which the server takes over.
  Server(const std::vector<boost::asio::io_context*>& contexts, const InheritedSocket& socket,
         NetConfig config, Handlers handlers, std::function<Instant()> now);
  /// Destroy it when the threads have ended: sockets that are still open are closed then, without a
  /// call to their sinks.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  ListenAddress address() const;
  std::uint16_t port() const { return address().port; }

  /// Accepts no new connections and closes idle ones. Running requests, and the first request of a
  /// connection that was just accepted, are answered; then their connections close. WebSockets
  /// remain until `close_all`.
  void stop_accepting();

  /// Sends every WebSocket its queued frames and then closes it.
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
