#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crownhead::bench {

using TcpSocket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// One WebSocket connection. Everything happens on its context, which one thread runs. Errors end
/// the program, because a benchmark that lost a connection measured nothing, unless `on_loss` is
/// told what to do.
class WsClient : public std::enable_shared_from_this<WsClient> {
 public:
  using Headers = std::vector<std::pair<std::string, std::string>>;
  using Message = std::function<void(WsClient&, std::string_view text)>;
  using Opened = std::function<void(WsClient&)>;

  WsClient(boost::asio::io_context& context, Message message);

  /// The address that it connects from: one of this machine.
  void from(const std::string& address);

  /// Connects to the loopback and shakes hands, then calls `opened` and reads on until `close`.
  void open(std::uint16_t port, const std::string& path, Headers headers, Opened opened);

  /// The same with a server elsewhere, which calls itself `host`.
  void open(const boost::asio::ip::tcp::endpoint& server, const std::string& host,
            const std::string& path, Headers headers, Opened opened);

  /// Called once, with a sentence, when the connection could not be opened or was lost.
  void on_loss(std::function<void(const std::string& why)> lost) { lost_ = std::move(lost); }

  /// Frames are sent in their order.
  void send(std::string text);

  /// Without a closing handshake; nothing is called after it.
  void close();

 private:
  void read();
  void write();
  bool holds(boost::system::error_code ec, const char* what);

  boost::beast::websocket::stream<TcpSocket, false> ws_;
  boost::beast::flat_buffer buffer_;
  std::vector<std::string> queue_;
  std::size_t sent_ = 0;
  Message message_;
  std::function<void(const std::string&)> lost_;
  bool closed_ = false;
};

}  // namespace crownhead::bench
