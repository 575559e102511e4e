#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffer_traits.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/core/role.hpp>
#include <cstddef>
#include <string>
#include <utility>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// What a WebSocket stream stands on: a socket on which much can be sent with one call of the
/// system, and that hangs up without losing the closing frame. All that is sent passes through
/// `take`, in the order of its calls: our frames and the control frames that Beast makes. It must
/// be non-blocking.
class GatheringSocket : public TcpSocket {
 public:
  explicit GatheringSocket(TcpSocket socket) : TcpSocket(std::move(socket)) {}

  /// Sends the buffers; what the other side has no room for is kept, and sent by `push`.
  template <class Buffers>
  boost::system::error_code take(const Buffers& buffers) {
    boost::system::error_code ec;
    std::size_t sent = 0;
    if (unsent_.empty()) sent = write_some(buffers, ec);
    if (ec && ec != boost::asio::error::would_block) return ec;
    const auto size = boost::asio::buffer_size(buffers);
    if (sent < size) keep(buffers, sent, size);
    return {};
  }

  /// Sends what was kept, when the socket is writable again.
  boost::system::error_code push() {
    boost::system::error_code ec;
    unsent_.erase(0, write_some(boost::asio::buffer(unsent_), ec));
    if (unsent_.empty()) unsent_ = {};
    return ec == boost::asio::error::would_block ? boost::system::error_code{} : ec;
  }

  bool all_sent() const { return unsent_.empty(); }

  /// The closing frame has been sent and the other side's end of file is waited for.
  bool hanging_up() const { return hanging_up_; }

  /// Into the first buffer alone, which for all that Beast reads into is the whole: into one, the
  /// system reads with less ado than into a list.
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return TcpSocket::async_read_some(
        boost::asio::mutable_buffer(boost::beast::buffers_front(buffers)),
        std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
        Write{*this, take(buffers), boost::asio::buffer_size(buffers)}, token,
        static_cast<TcpSocket&>(*this));
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type, GatheringSocket& socket, Handler&& handler) {
    socket.hanging_up_ = true;
    boost::asio::async_compose<Handler, void(boost::system::error_code)>(
        HangUp{socket}, handler, static_cast<TcpSocket&>(socket));
  }

 private:
  template <class Buffers>
  void keep(const Buffers& buffers, std::size_t sent, std::size_t size) {
    std::string all(size, '\0');
    boost::asio::buffer_copy(boost::asio::buffer(all), buffers);
    unsent_.append(all, sent);
  }

  /// Is done when nothing is kept any more.
  struct Write {
    template <class Self>
    void operator()(Self& self, boost::system::error_code waited = {}) {
      if (!std::exchange(begun, true)) {
        if (result || socket.all_sent())
          return boost::asio::post(socket.get_executor(), std::move(self));
        return socket.async_wait(TcpSocket::wait_write, std::move(self));
      }
      if (!result) result = waited;
      if (!result && !socket.all_sent()) result = socket.push();
      if (!result && !socket.all_sent())
        return socket.async_wait(TcpSocket::wait_write, std::move(self));
      self.complete(result, result ? 0 : size);
    }

    GatheringSocket& socket;
    boost::system::error_code result;
    std::size_t size;
    bool begun = false;
  };

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

  std::string unsent_;
  bool hanging_up_ = false;
};

}  // namespace crownhead::net
