#include "server/net/gathering_socket.hpp"

#include <array>

namespace crownhead::net {

void GatheringSocket::close() {
  error_code ignored;
  socket_.close(ignored);
}

GatheringSocket::error_code GatheringSocket::send(std::string_view bytes) {
  error_code ec;
  const std::size_t sent = all_sent() ? socket_.write_some(boost::asio::buffer(bytes), ec) : 0;
  if (ec && ec != boost::asio::error::would_block) return ec;
  unsent_ += bytes.substr(sent);
  return {};
}

GatheringSocket::error_code GatheringSocket::push() { return send(std::exchange(unsent_, {})); }

void GatheringSocket::end_sending() {
  error_code ignored;  // of a broken socket the read tells
  socket_.shutdown(TcpSocket::shutdown_send, ignored);
}

GatheringSocket::error_code GatheringSocket::discard(std::size_t& left) {
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
