#include "server/net/coalescing_socket.hpp"

#include <array>

namespace crownhead::net {

void CoalescingSocket::close() {
  error_code ignored;
  socket_.close(ignored);
}

CoalescingSocket::error_code CoalescingSocket::send(std::string_view bytes) {
  error_code ec;
  const std::size_t sent = all_sent() ? socket_.write_some(boost::asio::buffer(bytes), ec) : 0;
  if (ec && ec != boost::asio::error::would_block) return ec;
  unsent_ += bytes.substr(sent);
  return {};
}

CoalescingSocket::error_code CoalescingSocket::push() { return send(std::exchange(unsent_, {})); }

void CoalescingSocket::end_sending() {
  error_code ignored;  // the next read reports a broken socket
  socket_.shutdown(TcpSocket::shutdown_send, ignored);
}

CoalescingSocket::error_code CoalescingSocket::discard(std::size_t& left) {
  std::array<char, 2048> unwanted;
  error_code ec;
  while (!ec) {
    const std::size_t count = socket_.read_some(boost::asio::buffer(unwanted), ec);
    if (count >= left) break;
    left -= count;
  }
  return ec;
}

}  // namespace crownhead::net
