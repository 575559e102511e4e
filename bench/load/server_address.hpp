#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace crownhead::bench {

struct ServerUrl {
  std::string host;  ///< a name or an address, IPv6 without brackets
  std::uint16_t port = 0;
};

/// Parses "http://HOST:PORT"; throws std::runtime_error with a message for other texts.
ServerUrl read_server_url(std::string_view url);

/// The server to be loaded.
struct ServerAddress {
  boost::asio::ip::tcp::endpoint endpoint;
  std::string host;  ///< with the port, as in requests
  std::string url;
};

/// Resolves the name; throws std::runtime_error with a message.
ServerAddress find_server(const std::string& url);

}  // namespace crownhead::bench
