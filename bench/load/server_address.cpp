#include "bench/load/server_address.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <charconv>
#include <stdexcept>

namespace crownhead::bench {

ServerUrl read_server_url(std::string_view url) {
  if (url.starts_with("https://"))
    throw std::runtime_error(
        "the load generator does not support TLS; give the address of the server behind its"
        " proxy: on that machine, or through a tunnel (ssh -L 8080:127.0.0.1:8080 MACHINE) as"
        " http://127.0.0.1:8080");
  constexpr std::string_view scheme = "http://";
  auto rest = url.starts_with(scheme) ? url.substr(scheme.size()) : std::string_view{};
  if (rest.ends_with('/')) rest.remove_suffix(1);
  const auto colon = std::min(rest.rfind(':'), rest.size());
  auto host = rest.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto digits = rest.substr(std::min(colon + 1, rest.size()));
  ServerUrl read{.host = std::string(host)};
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), read.port);
  const bool number = error == std::errc{} && end == digits.data() + digits.size();
  if (host.empty() || host.find_first_of("/?#@") != host.npos || !number || read.port == 0)
    throw std::runtime_error("--server " + std::string(url) +
                             " is not an address; write http://HOST:PORT");
  return read;
}

ServerAddress find_server(const std::string& url) {
  const auto [host, port] = read_server_url(url);
  boost::asio::io_context context{1};
  boost::asio::ip::tcp::resolver resolver(context);
  boost::system::error_code error;
  const auto found = resolver.resolve(host, std::to_string(port), error);
  if (error || found.empty())
    throw std::runtime_error("there is no host '" + host + "' (" + error.message() +
                             "); give another one with --server");
  return {.endpoint = found.begin()->endpoint(),
          .host = (host.contains(':') ? "[" + host + "]" : host) + ":" + std::to_string(port),
          .url = url};
}

}  // namespace crownhead::bench
