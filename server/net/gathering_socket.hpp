#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_prefix.hpp>
#include <boost/beast/core/role.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// The layer below a WebSocket stream: a socket on which many frames are sent by one call of the
/// system, and that hangs up without losing the closing frame. Everything that is sent passes
/// through it in order: our frames and the control frames of Beast.
class GatheringSocket {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;

  /// The socket is a non-blocking one.
  explicit GatheringSocket(TcpSocket socket) : socket_(std::move(socket)) {}

  executor_type get_executor() { return socket_.get_executor(); }

  /// Closes it; operations under way end with an error.
  void close();

  /// Sends bytes. Those that the other side has no room for are kept, and so are all that come
  /// after kept ones; push() sends them.
  error_code send(std::string_view bytes);

  /// Sends what was kept, when the socket is writable again.
  error_code push();

  bool all_sent() const { return unsent_.empty(); }

  /// How often it was read since the last call of this.
  std::size_t take_reads() { return std::exchange(reads_, 0); }

  /// The closing frame has been sent and the other side's end of file is waited for.
  bool hanging_up() const { return hanging_up_; }

  template <class Handler>
  void async_wait_writable(Handler&& handler) {
    socket_.async_wait(TcpSocket::wait_write, std::forward<Handler>(handler));
  }

  /// Reads into the first buffer only, which is all that Beast gives: the system reads into one
  /// buffer with less work than into a list.
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    ++reads_;
    return socket_.async_read_some(
        boost::asio::mutable_buffer(boost::beast::buffers_front(buffers)),
        std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    std::string bytes(boost::asio::buffer_size(buffers), '\0');
    boost::asio::buffer_copy(boost::asio::buffer(bytes), buffers);
    return boost::asio::async_compose<Token, void(error_code, std::size_t)>(
        Write{*this, send(bytes), bytes.size()}, token, get_executor());
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type, GatheringSocket& socket, Handler&& handler) {
    socket.hanging_up_ = true;
    boost::asio::async_compose<Handler, void(error_code)>(HangUp{socket}, handler,
                                                          socket.get_executor());
  }

  friend void beast_close_socket(GatheringSocket& socket) { socket.close(); }

 private:
  template <class Handler>
  void async_wait_readable(Handler&& handler) {
    socket_.async_wait(TcpSocket::wait_read, std::forward<Handler>(handler));
  }

  /// Reads and drops at most so many bytes more; would_block when there are no more.
  error_code discard(std::size_t& left);
  void end_sending();

  /// Completes when nothing is kept any more.
  struct Write {
    template <class Self>
    void operator()(Self& self, error_code waited = {}) {
      if (!std::exchange(begun, true)) {
        if (result || socket.all_sent())
          return boost::asio::post(socket.get_executor(), std::move(self));
        return socket.async_wait_writable(std::move(self));
      }
      if (!result) result = waited;
      if (!result && !socket.all_sent()) result = socket.push();
      if (!result && !socket.all_sent()) return socket.async_wait_writable(std::move(self));
      self.complete(result, result ? 0 : size);
    }

    GatheringSocket& socket;
    error_code result;
    std::size_t size;
    bool begun = false;
  };

  /// Reads on until the other side hangs up: closing with unread bytes would reset the connection
  /// and lose the closing frame. (Beast 1.81's own closes after the first read that gives bytes.)
  struct HangUp {
    template <class Self>
    void operator()(Self& self, error_code ec = {}) {
      if (!std::exchange(begun, true)) {
        socket.end_sending();
        return socket.async_wait_readable(std::move(self));
      }
      if (!ec) ec = socket.discard(left);
      if (ec == boost::asio::error::would_block) return socket.async_wait_readable(std::move(self));
      self.complete(ec == boost::asio::error::eof ? error_code{} : ec);
    }

    GatheringSocket& socket;
    std::size_t left = 8192 * kib;
    bool begun = false;
  };

  TcpSocket socket_;
  std::string unsent_;
  std::size_t reads_ = 0;
  bool hanging_up_ = false;
};

}  // namespace crownhead::net
