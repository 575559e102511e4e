#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bench/server/ws_client.hpp"

namespace crownhead::bench {

/// The baseline for broadcasts: a WebSocket server on bare Beast that sends a message beginning
/// with '!' to all connections, and any other back to its sender.
class BroadcastServer {
 public:
  explicit BroadcastServer(boost::asio::io_context& context);

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  class Listener;
  using Listeners = std::vector<std::shared_ptr<Listener>>;

  void accept();

  boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>
      acceptor_;
  std::shared_ptr<Listeners> listeners_ = std::make_shared<Listeners>();
};

}  // namespace crownhead::bench
