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

/// A WebSocket connection. Everything runs on its context, on one thread. Errors end the program,
/// because a benchmark with a lost connection measures nothing, unless `on_loss` has set a
/// callback.
class WsClient : public std::enable_shared_from_this<WsClient> {
 public:
  using Headers = std::vector<std::pair<std::string, std::string>>;
  using Message = std::function<void(WsClient&, std::string_view text)>;
  using Opened = std::function<void(WsClient&)>;

  WsClient(boost::asio::io_context& context, Message message);

  /// Sets the local address to connect from.
  void from(const std::string& address);

  /// Connects to the loopback, performs the handshake, calls `opened` and reads until `close`.
  void open(std::uint16_t port, const std::string& path, Headers headers, Opened opened);

  /// The same for a remote server whose name is `host`.
  void open(const boost::asio::ip::tcp::endpoint& server, const std::string& host,
            const std::string& path, Headers headers, Opened opened);

  /// `lost` is called once, with a message, if the connection could not be opened or was lost.
  void on_loss(std::function<void(const std::string& why)> lost) { lost_ = std::move(lost); }

  /// Frames are sent in order.
  void send(std::string text);

  /// Closes without a closing handshake; no callbacks run afterwards.
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
