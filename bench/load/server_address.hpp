#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace crownhead::bench {

struct ServerUrl {
  std::string host;  ///< a name or an address, IPv6 without its brackets
  std::uint16_t port = 0;
};

/// What "http://HOST:PORT" says; throws std::runtime_error with a sentence for anything else.
ServerUrl read_server_url(std::string_view url);

/// A server that is to be loaded.
struct ServerAddress {
  boost::asio::ip::tcp::endpoint endpoint;
  std::string host;  ///< with the port, as requests name it
  std::string url;
};

/// Looks the name up; throws std::runtime_error with a sentence.
ServerAddress find_server(const std::string& url);

}  // namespace crownhead::bench
