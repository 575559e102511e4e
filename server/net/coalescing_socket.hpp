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

/// The layer below a WebSocket stream: a socket that sends many frames with one system call, and
/// that closes without losing the closing frame. Everything that is sent passes through it in
/// order: our frames and the control frames of Beast.
class CoalescingSocket {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;

  /// The socket must be non-blocking.
  explicit CoalescingSocket(TcpSocket socket) : socket_(std::move(socket)) {}

  executor_type get_executor() { return socket_.get_executor(); }

  /// Closes it; pending operations end with an error.
  void close();

  /// Sends bytes. Bytes for which the peer has no room are queued, as are all bytes after queued
  /// ones; push() sends them.
  error_code send(std::string_view bytes);

  /// Sends the queued bytes, when the socket is writable again.
  error_code push();

  bool all_sent() const { return unsent_.empty(); }

  /// Returns the number of reads since the last call.
  std::size_t take_reads() { return std::exchange(reads_, 0); }

  /// The closing frame has been sent, and the peer's end of file is awaited.
  bool hanging_up() const { return hanging_up_; }

  template <class Handler>
  void async_wait_writable(Handler&& handler) {
    socket_.async_wait(TcpSocket::wait_write, std::forward<Handler>(handler));
  }

  /// Reads into the first buffer only, and Beast gives only one: the system reads into one buffer
  /// with less work than into a list.
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
  friend void async_teardown(boost::beast::role_type, CoalescingSocket& socket, Handler&& handler) {
    socket.hanging_up_ = true;
    boost::asio::async_compose<Handler, void(error_code)>(HangUp{socket}, handler,
                                                          socket.get_executor());
  }

  friend void beast_close_socket(CoalescingSocket& socket) { socket.close(); }

 private:
  template <class Handler>
  void async_wait_readable(Handler&& handler) {
    socket_.async_wait(TcpSocket::wait_read, std::forward<Handler>(handler));
  }

  /// Reads and drops at most `left` more bytes; returns would_block when there are none.
  error_code discard(std::size_t& left);
  void end_sending();

  /// Completes when the queue is empty.
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

    CoalescingSocket& socket;
    error_code result;
    std::size_t size;
    bool begun = false;
  };

  /// Reads until the peer hangs up: closing with unread bytes would reset the connection and lose
  /// the closing frame. (Beast 1.81's own teardown closes after the first read that returns bytes.)
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

    CoalescingSocket& socket;
    std::size_t left = 8192 * kib;
    bool begun = false;
  };

  TcpSocket socket_;
  std::string unsent_;
  std::size_t reads_ = 0;
  bool hanging_up_ = false;
};

}  // namespace crownhead::net
