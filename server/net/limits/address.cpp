#include "server/net/limits/address.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <optional>
#include <vector>

#include "server/net/http/url.hpp"

namespace crownhead::net {
namespace {

namespace ip = boost::asio::ip;

constexpr unsigned short mapped_bits = 96;  // before an IPv4 address that is mapped

ip::address_v6 mapped(const ip::address& address) {
  if (address.is_v4()) return ip::make_address_v6(ip::v4_mapped, address.to_v4());
  auto v6 = address.to_v6();
  v6.scope_id(0);
  return v6;
}

std::optional<ip::address_v6> mapped(std::string_view text) {
  boost::system::error_code ec;
  const auto address = ip::make_address(std::string(text), ec);
  return ec ? std::nullopt : std::optional(mapped(address));
}

std::optional<std::uint16_t> port_of(std::string_view text) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return port;
}

/// As Asio reads it: not canonical yet, with the text of what it means if that is another.
struct ReadNetwork {
  ip::network_v6 block;
  std::string meant;
};

std::optional<ReadNetwork> read_v4(const std::string& text) {
  boost::system::error_code ec;
  const auto block = ip::make_network_v4(text, ec);
  if (ec) return std::nullopt;
  const auto length = static_cast<unsigned short>(block.prefix_length() + mapped_bits);
  return ReadNetwork{.block = {ip::make_address_v6(ip::v4_mapped, block.address()), length},
                     .meant = block == block.canonical() ? "" : block.canonical().to_string()};
}

std::optional<ReadNetwork> read_v6(const std::string& text) {
  boost::system::error_code ec;
  const auto block = ip::make_network_v6(text, ec);
  if (ec || block.address().scope_id() != 0) return std::nullopt;
  // A prefix that was meant for the IPv4 address would be most of the internet here.
  if (block.address().is_v4_mapped() && block.prefix_length() < mapped_bits) return std::nullopt;
  return ReadNetwork{.block = block,
                     .meant = block == block.canonical() ? "" : block.canonical().to_string()};
}

std::optional<ReadNetwork> read_network(std::string_view text) {
  constexpr std::size_t most_digits = 3;  // Asio reads them with atoi
  const bool v4 = text.find(':') == std::string_view::npos;
  const auto slash = text.find('/');
  if (slash != std::string_view::npos && text.size() - slash - 1 > most_digits) return std::nullopt;
  std::string whole(text);
  if (slash == std::string_view::npos) whole += v4 ? "/32" : "/128";
  return v4 ? read_v4(whole) : read_v6(whole);
}

/// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80", with quotation marks or without.
std::optional<std::string> address_in(std::string_view node) {
  if (node.size() >= 2 && node.front() == '"' && node.back() == '"')
    node = node.substr(1, node.size() - 2);
  std::string_view host = node, rest;
  const bool bracketed = node.starts_with('[');
  if (bracketed) {
    const auto end = node.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    host = node.substr(1, end - 1);
    rest = node.substr(end + 1);
  } else if (std::ranges::count(node, ':') == 1) {
    host = node.substr(0, node.find(':'));
    rest = node.substr(host.size());
  }
  if (!rest.empty() && (rest.front() != ':' || !port_of(rest.substr(1)))) return std::nullopt;
  boost::system::error_code ec;
  const auto address = ip::make_address(std::string(host), ec);
  if (ec || bracketed != (address.is_v6() && host.size() != node.size())) return std::nullopt;
  if (address.is_v4()) return address.to_string();
  const auto v6 = address.to_v6();
  if (v6.scope_id() != 0) return std::nullopt;
  return v6.is_v4_mapped() ? ip::make_address_v4(ip::v4_mapped, v6).to_string() : v6.to_string();
}

/// Splits at separators outside of quotation marks and trims the parts.
std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  bool quoted = false;
  std::size_t start = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i + 1 < text.size() && quoted && text[i] == '\\') {
      ++i;
    } else if (i < text.size() && text[i] == '"') {
      quoted = !quoted;
    } else if (i >= text.size() || (text[i] == separator && !quoted)) {
      parts.push_back(trimmed(text.substr(start, i - start)));
      start = i + 1;
    }
  }
  return parts;
}

/// The node of "for=192.0.2.1;proto=https"; the whole, which is no address, where there is none.
std::string_view node_of(std::string_view element) {
  for (const auto pair : parts_of(element, ';')) {
    const auto equals = pair.find('=');
    if (equals != std::string_view::npos &&
        boost::beast::iequals(trimmed(pair.substr(0, equals)), "for"))
      return trimmed(pair.substr(equals + 1));
  }
  return element.empty() ? element : "unknown";
}

std::vector<std::string_view> nodes_of(const ForwardedFor& said) {
  if (!trimmed(said.x_forwarded_for).empty()) return parts_of(said.x_forwarded_for, ',');
  auto nodes = parts_of(said.forwarded, ',');
  std::ranges::transform(nodes, nodes.begin(), node_of);
  return nodes;
}

}  // namespace

bool Network::contains(std::string_view address) const {
  const auto other = mapped(address);
  return other && ip::network_v6(*other, block_.prefix_length()).canonical() == block_;
}

bool Network::overlaps(const Network& other) const {
  return block_ == other.block_ || block_.is_subnet_of(other.block_) ||
         other.block_.is_subnet_of(block_);
}

Result<Network> parse_network(std::string_view text) {
  const auto read = read_network(text);
  if (!read)
    return fail(Code::invalid_field,
                in_english("'" + std::string(text) +
                           "' is not an address or a block of addresses such as "
                           "10.0.0.0/8 or fd00::/8."));
  return Network(read->block);
}

std::string block_meant(std::string_view text) {
  const auto read = read_network(text);
  return read ? read->meant : "";
}

Result<ListenAddress> parse_listen(std::string_view text) {
  const auto wrong = [&] {
    return fail(Code::invalid_field, in_english("'" + std::string(text) +
                                                "' is not ADDRESS:PORT, such as 127.0.0.1:8080 or "
                                                "[::]:8080."));
  };
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return wrong();
  const auto port = port_of(text.substr(colon + 1));
  std::string_view host = text.substr(0, colon);
  const bool bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (bracketed) host = host.substr(1, host.size() - 2);
  if (host.empty()) host = "0.0.0.0";
  if (boost::beast::iequals(host, "localhost")) host = "127.0.0.1";
  const bool v6 = host.find(':') != std::string_view::npos;
  if (!port || !mapped(host) || v6 != bracketed) return wrong();
  return ListenAddress{std::string(host), *port};
}

bool is_loopback(const ListenAddress& address) {
  const auto host = mapped(address.host);
  if (!host) return false;
  return host->is_v4_mapped() ? ip::make_address_v4(ip::v4_mapped, *host).is_loopback()
                              : host->is_loopback();
}

bool trusts(std::span<const Network> trusted, std::string_view address) {
  return std::ranges::any_of(trusted, [&](const Network& net) { return net.contains(address); });
}

std::string client_address(std::string_view peer, const ForwardedFor& said,
                           std::span<const Network> trusted) {
  std::string address(peer);
  if (!trusts(trusted, address)) return address;
  auto nodes = nodes_of(said);
  std::erase(nodes, std::string_view{});
  for (auto node = nodes.rbegin(); node != nodes.rend() && trusts(trusted, address); ++node) {
    auto nearer = address_in(*node);
    if (!nearer) break;
    address = *std::move(nearer);
  }
  return address;
}

std::string address_key(std::string_view address) {
  constexpr unsigned short counted_bits = 64;
  const auto full = mapped(address);
  if (!full) return std::string(address);
  if (full->is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, *full).to_string();
  return ip::network_v6(*full, counted_bits).canonical().to_string();
}

}  // namespace crownhead::net
