#include "server/net/own_machine.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "rules/lower_case.hpp"
#include "server/addresses/url.hpp"

namespace crownhead::net {
namespace {

/// The headers that proxies add, in lower case; one that ends in a dash is a prefix.
constexpr auto said_by_proxies = std::to_array<std::string_view>(
    {"forwarded", "via", "x-forwarded-", "x-real-ip", "x-client-ip", "x-original-", "x-envoy-",
     "true-client-ip", "cf-connecting-ip", "cdn-loop"});

bool is_said_by_proxy(std::string_view header) {
  const std::string name = in_lower_case(header);
  return std::ranges::any_of(said_by_proxies, [&](std::string_view said) {
    return said.ends_with('-') ? name.starts_with(said) : name == said;
  });
}

bool is_loopback_address(std::string_view address) {
  return is_loopback(ListenAddress{.host = std::string(address), .port = 0});
}

/// A page of another site cannot request such a host, whatever its own name resolves to.
bool is_loopback_host(std::string_view host) {
  const auto url = addresses::parse_url("http://" + std::string(host), addresses::web_schemes,
                                        addresses::UrlTail::none);
  return url && url->is_on_loopback();
}

}  // namespace

bool proxy_on_own_machine(std::span<const Network> trusted) {
  static const std::array own = {parse_network("127.0.0.0/8").value(),
                                 parse_network("::1").value()};
  return std::ranges::any_of(trusted, [](const Network& net) {
    return std::ranges::any_of(own, [&](const Network& block) { return net.overlaps(block); });
  });
}

bool from_own_machine(const Request& request, std::span<const Network> trusted) {
  return is_loopback_address(request.remote) && is_loopback_host(request.header("Host")) &&
         !proxy_on_own_machine(trusted) &&
         std::ranges::none_of(request.headers,
                              [](const auto& header) { return is_said_by_proxy(header.first); });
}

}  // namespace crownhead::net
