#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_prefix.hpp>
#include <boost/beast/core/role.hpp>
#include <cstddef>
#include <memory>
#include <poll.h>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "server/net/connection.hpp"

namespace crownhead::net {

/// The layer below a WebSocket stream: a socket that is read and written together with the others
/// of its thread, and that hangs up without losing the closing frame. Where the thread has a ring,
/// Asio no longer knows the socket. Everything that is sent passes through it in order: our frames,
/// whose session reports their results, and the control frames of Beast.
class GatheringSocket {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;

  /// `traffic` outlives it. The socket is a non-blocking one.
  GatheringSocket(TcpSocket socket, Traffic& traffic);
  GatheringSocket(GatheringSocket&& other) noexcept;
  GatheringSocket& operator=(GatheringSocket&&) = delete;
  ~GatheringSocket() { close(); }

  executor_type get_executor() { return traffic_.executor(); }
  int descriptor() const { return descriptor_; }

  /// Closes it; operations under way end with an error.
  void close();

  /// Sends bytes, or keeps them after others that are kept.
  error_code send(std::string bytes);

  /// Reports the result of sending bytes, where nothing was kept before: bytes that the other side
  /// has no room for are kept, and sent by push().
  error_code sent(const Parcel& parcel);

  /// Sends what was kept, when the socket is writable again.
  error_code push();

  bool all_sent() const { return unsent_.empty(); }

  /// How often it was read since the last call of this.
  std::size_t take_reads() { return std::exchange(reads_, 0); }

  /// The closing frame has been sent and the other side's end of file is waited for.
  bool hanging_up() const { return hanging_up_; }

  template <class Handler>
  void async_wait_writable(Handler&& handler) {
    wait(POLLOUT, TcpSocket::wait_write, std::forward<Handler>(handler));
  }

  /// Reads into the first buffer only, which is all that Beast gives: the system reads into one
  /// buffer with less work than into a list.
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, boost::asio::mutable_buffer into) {
          ++reads_;
          if (!by_ring_) return socket_.async_read_some(into, std::move(handler));
          traffic_.receive(descriptor_, into, call([handler = std::move(handler)](int got) mutable {
                             const auto count = static_cast<std::size_t>(got > 0 ? got : 0);
                             handler(got == 0 ? boost::asio::error::eof : error_of(got), count);
                           }));
        },
        token, boost::asio::mutable_buffer(boost::beast::buffers_front(buffers)));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    std::string bytes(boost::asio::buffer_size(buffers), '\0');
    boost::asio::buffer_copy(boost::asio::buffer(bytes), buffers);
    const std::size_t size = bytes.size();
    return boost::asio::async_compose<Token, void(error_code, std::size_t)>(
        Write{*this, send(std::move(bytes)), size}, token, get_executor());
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type, GatheringSocket& socket, Handler&& handler) {
    socket.hanging_up_ = true;
    boost::asio::async_compose<Handler, void(error_code)>(HangUp{socket}, handler,
                                                          socket.get_executor());
  }

  friend void beast_close_socket(GatheringSocket& socket) { socket.close(); }

 private:
  /// Of a call's result.
  static error_code error_of(int result) {
    return result < 0 ? error_code(-result, boost::system::system_category()) : error_code{};
  }

  template <class Told>
  struct Call final : Ring::Call {
    explicit Call(Told given) : told(std::move(given)) {}
    void finish(std::unique_ptr<Ring::Call> self) override {
      const int came = result();
      Told to_tell = std::move(told);
      self.reset();
      to_tell(came);
    }
    Told told;
  };

  template <class Told>
  static std::unique_ptr<Ring::Call> call(Told told) {
    return std::make_unique<Call<Told>>(std::move(told));
  }

  template <class Handler>
  void wait(short events, TcpSocket::wait_type what, Handler&& handler) {
    if (!by_ring_) return socket_.async_wait(what, std::forward<Handler>(handler));
    traffic_.wait(descriptor_, events,
                  call([kept = std::decay_t<Handler>(std::forward<Handler>(handler))](
                           int came) mutable { kept(error_of(came)); }));
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
        return socket.wait(POLLIN, TcpSocket::wait_read, std::move(self));
      }
      if (!ec) ec = socket.discard(left);
      if (ec == boost::asio::error::would_block)
        return socket.wait(POLLIN, TcpSocket::wait_read, std::move(self));
      self.complete(ec == boost::asio::error::eof ? error_code{} : ec);
    }

    GatheringSocket& socket;
    std::size_t left = 8192 * kib;
    bool begun = false;
  };

  TcpSocket socket_;  ///< without one where it is read by a ring
  Traffic& traffic_;
  bool by_ring_;
  int descriptor_;
  std::string unsent_;
  std::size_t reads_ = 0;
  bool hanging_up_ = false;
};

}  // namespace crownhead::net
