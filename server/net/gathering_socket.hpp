#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/beast/core/role.hpp>
#include <cstddef>
#include <sys/socket.h>
#include <utility>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// What a WebSocket stream stands on: a socket that may be told that more is to be sent at once, so
/// that it fills its packets, and that hangs up without losing the closing frame.
class GatheringSocket : public TcpSocket {
 public:
  explicit GatheringSocket(TcpSocket socket) : TcpSocket(std::move(socket)) {}

  void more_follows(bool more) { flags_ = more ? MSG_MORE : 0; }

  /// The closing frame has been sent and the other side's end of file is waited for.
  bool hanging_up() const { return hanging_up_; }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return async_send(buffers, flags_, std::forward<Token>(token));
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type, GatheringSocket& socket, Handler&& handler) {
    socket.hanging_up_ = true;
    boost::asio::async_compose<Handler, void(boost::system::error_code)>(
        HangUp{socket}, handler, static_cast<TcpSocket&>(socket));
  }

 private:
  /// Reads on until the other side hangs up: closing with unread bytes would reset the connection
  /// and lose the closing frame. (Beast 1.81's own closes after the first read that gives bytes.)
  struct HangUp {
    template <class Self>
    void operator()(Self& self, boost::system::error_code ec = {}) {
      namespace asio = boost::asio;
      if (!std::exchange(begun, true)) {
        socket.non_blocking(true, ec);
        socket.shutdown(TcpSocket::shutdown_send, ec);  // of a broken socket the read tells
        return socket.async_wait(TcpSocket::wait_read, std::move(self));
      }
      std::array<char, 2048> unwanted;
      while (!ec && discarded < max_discarded)
        discarded += socket.read_some(asio::buffer(unwanted), ec);
      if (ec == asio::error::would_block)
        return socket.async_wait(TcpSocket::wait_read, std::move(self));
      self.complete(ec == asio::error::eof ? boost::system::error_code{} : ec);
    }

    static constexpr std::size_t max_discarded = 8192 * kib;
    GatheringSocket& socket;
    std::size_t discarded = 0;
    bool begun = false;
  };

  int flags_ = 0;
  bool hanging_up_ = false;
};

}  // namespace crownhead::net
