#include "server/net/address.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <optional>

namespace crownhead::net {
namespace {

namespace ip = boost::asio::ip;

std::optional<ip::address_v6> mapped(std::string_view text) {
  boost::system::error_code ec;
  const auto address = ip::make_address(std::string(text), ec);
  if (ec) return std::nullopt;
  if (address.is_v6()) return address.to_v6();
  return ip::make_address_v6(ip::v4_mapped, address.to_v4());
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

bool Network::contains(std::string_view address) const {
  const auto other = mapped(address);
  if (!other) return false;
  const auto theirs = other->to_bytes();
  for (unsigned bit = 0; bit < prefix; bit += 8) {
    const unsigned left = std::min(8U, prefix - bit);
    const auto mask = static_cast<std::uint8_t>(0xFF00U >> left);
    if (((bytes[bit / 8] ^ theirs[bit / 8]) & mask) != 0) return false;
  }
  return true;
}

Result<Network> parse_network(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = mapped(text.substr(0, slash));
  const bool v4 = text.substr(0, slash).find(':') == std::string_view::npos;
  const unsigned widest = v4 ? 32 : 128;
  const auto prefix = slash == std::string_view::npos ? std::optional(widest)
                                                      : number<unsigned>(text.substr(slash + 1));
  if (!address || !prefix || *prefix > widest)
    return fail(Code::invalid_field,
                in_english("'" + std::string(text) +
                           "' is not an address or a block of addresses such as "
                           "10.0.0.0/8 or fd00::/8."));
  return Network{address->to_bytes(), *prefix + (v4 ? 96 : 0)};
}

Result<ListenAddress> parse_listen(std::string_view text) {
  const auto wrong = [&] {
    return fail(Code::invalid_field, in_english("'" + std::string(text) +
                                                "' is not ADDRESS:PORT, such as 127.0.0.1:8080 or "
                                                "[::]:8080."));
  };
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return wrong();
  const auto port = number<std::uint16_t>(text.substr(colon + 1));
  std::string_view host = text.substr(0, colon);
  const bool bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (bracketed) host = host.substr(1, host.size() - 2);
  if (host.empty()) host = "0.0.0.0";
  if (host == "localhost") host = "127.0.0.1";
  const bool v6 = host.find(':') != std::string_view::npos;
  if (!port || !mapped(host) || v6 != bracketed) return wrong();
  return ListenAddress{std::string(host), *port};
}

bool is_loopback(const ListenAddress& address) {
  const auto host = mapped(address.host);
  return host && (host->is_loopback() || (host->is_v4_mapped() && host->to_bytes()[12] == 127));
}

bool trusts(std::span<const Network> trusted, std::string_view address) {
  return std::ranges::any_of(trusted, [&](const Network& net) { return net.contains(address); });
}

std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           std::span<const Network> trusted) {
  std::string_view address = peer;
  while (!forwarded_for.empty() && trusts(trusted, address)) {
    const auto comma = forwarded_for.rfind(',');
    const auto start = comma == std::string_view::npos ? 0 : comma + 1;
    const auto nearer = trimmed(forwarded_for.substr(start));
    if (!mapped(nearer)) break;
    address = nearer;
    forwarded_for = forwarded_for.substr(0, start == 0 ? 0 : comma);
  }
  return std::string(address);
}

std::string address_key(std::string_view address) {
  const auto full = mapped(address);
  if (!full || full->is_v4_mapped()) {
    return full ? ip::make_address_v4(ip::v4_mapped, *full).to_string() : std::string(address);
  }
  auto bytes = full->to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace crownhead::net
