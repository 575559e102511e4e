#include "server/net/gathering_socket.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace crownhead::net {
namespace {

/// Gives the socket away as one that a ring can wait for.
int release_blocking(TcpSocket& socket) {
  const int descriptor = socket.release();
  const int flags = ::fcntl(descriptor, F_GETFL);
  if (flags < 0 || ::fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) < 0) {
    const auto why = boost::system::error_code(errno, boost::system::system_category());
    ::close(descriptor);
    throw boost::system::system_error(why, "fcntl");
  }
  return descriptor;
}

}  // namespace

GatheringSocket::GatheringSocket(TcpSocket socket, Traffic& traffic)
    : socket_(std::move(socket)),
      traffic_(traffic),
      by_ring_(traffic.has_ring()),
      descriptor_(by_ring_ ? release_blocking(socket_) : socket_.native_handle()) {}

GatheringSocket::GatheringSocket(GatheringSocket&& other) noexcept
    : socket_(std::move(other.socket_)),
      traffic_(other.traffic_),
      by_ring_(other.by_ring_),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

void GatheringSocket::close() {
  const int descriptor = std::exchange(descriptor_, -1);
  if (descriptor < 0) return;
  if (by_ring_) {
    traffic_.give_up(descriptor);
    ::close(descriptor);
  } else {
    error_code ignored;
    socket_.close(ignored);
  }
}

GatheringSocket::error_code GatheringSocket::send(std::string bytes) {
  unsent_ += bytes;
  return unsent_.size() == bytes.size() ? push() : error_code{};
}

GatheringSocket::error_code GatheringSocket::sent(const Parcel& parcel) {
  if (parcel.result < 0 && parcel.result != -EAGAIN) return error_of(parcel.result);
  const std::string_view bytes(parcel.bytes, parcel.size);
  unsent_ = bytes.substr(static_cast<std::size_t>(std::max(parcel.result, 0)));
  return {};
}

GatheringSocket::error_code GatheringSocket::push() {
  const std::string bytes = std::exchange(unsent_, {});
  std::array parcel{Parcel{.socket = descriptor_, .bytes = bytes.data(), .size = bytes.size()}};
  send_each(parcel);
  return sent(parcel[0]);
}

void GatheringSocket::end_sending() {
  ::shutdown(descriptor_, SHUT_WR);  // of a broken socket the read tells
}

GatheringSocket::error_code GatheringSocket::discard(std::size_t& left) {
  std::array<char, 2048> unwanted;
  for (;;) {
    const auto got = ::recv(descriptor_, unwanted.data(), unwanted.size(), MSG_DONTWAIT);
    if (got < 0) return error_of(-errno);
    if (got == 0) return boost::asio::error::eof;
    const auto count = static_cast<std::size_t>(got);
    if (count >= left) return {};
    left -= count;
  }
}

}  // namespace crownhead::net
