#include "server/net/own_machine.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace crownhead::net {
namespace {

/// What proxies add, in small letters; one that ends in a dash is the beginning of several.
constexpr auto said_by_proxies = std::to_array<std::string_view>(
    {"forwarded", "via", "x-forwarded-", "x-real-ip", "x-client-ip", "x-original-", "x-envoy-",
     "true-client-ip", "cf-connecting-ip", "cdn-loop"});

bool is_said_by_proxy(std::string_view header) {
  std::string name(header);
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return std::ranges::any_of(said_by_proxies, [&](std::string_view said) {
    return said.ends_with('-') ? name.starts_with(said) : name == said;
  });
}

bool is_loopback_address(std::string_view address) {
  return is_loopback(ListenAddress{.host = std::string(address), .port = 0});
}

/// A page of another site cannot ask for one, whatever its own name is made to lead to.
bool is_loopback_host(std::string_view host) {
  const bool bracketed = host.starts_with('[');
  const auto colon = host.rfind(':');
  if (colon != std::string_view::npos && (!bracketed || colon > host.rfind(']')))
    host = host.substr(0, colon);
  if (bracketed && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  return host == "localhost" || is_loopback_address(host);
}

}  // namespace

bool proxy_on_own_machine(std::span<const Network> trusted) {
  return std::ranges::any_of(trusted, [](const Network& net) {
    static constexpr std::size_t v4_begins = 12;  // bytes, of the mapped form
    // An IPv4 network may be any part of 127.0.0.0/8.
    return net.contains("127.0.0.1") || net.contains("::1") ||
           (net.prefix >= v4_begins * 8 && net.bytes[v4_begins] == 127 &&
            Network{net.bytes, (v4_begins + 1) * 8}.contains("127.0.0.1"));
  });
}

bool from_own_machine(const Request& request, std::span<const Network> trusted) {
  return is_loopback_address(request.remote) && is_loopback_host(request.header("Host")) &&
         !proxy_on_own_machine(trusted) &&
         std::ranges::none_of(request.headers,
                              [](const auto& header) { return is_said_by_proxy(header.first); });
}

}  // namespace crownhead::net
