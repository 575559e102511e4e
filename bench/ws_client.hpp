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

/// One WebSocket connection to a server on the loopback. Everything happens on its context, which
/// one thread runs. Errors end the program: a benchmark that lost a connection measured nothing.
class WsClient : public std::enable_shared_from_this<WsClient> {
 public:
  using Headers = std::vector<std::pair<std::string, std::string>>;
  using Message = std::function<void(WsClient&, std::string_view text)>;

  WsClient(boost::asio::io_context& context, Message message);

  /// Connects and shakes hands, then calls `opened` and reads on until `close`.
  void open(std::uint16_t port, const std::string& path, Headers headers,
            std::function<void(WsClient&)> opened);

  /// Frames are sent in their order.
  void send(std::string text);

  /// Without a closing handshake; nothing is called after it.
  void close();

 private:
  void read();
  void write();
  void check(boost::system::error_code ec, const char* what) const;

  boost::beast::websocket::stream<TcpSocket, false> ws_;
  boost::beast::flat_buffer buffer_;
  std::vector<std::string> queue_;
  std::size_t sent_ = 0;
  Message message_;
  bool closed_ = false;
};

}  // namespace crownhead::bench
