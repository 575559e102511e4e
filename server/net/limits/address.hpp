#pragma once

#include <boost/asio/ip/network_v6.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::net {

/// A block of addresses: "10.0.0.0/8", "::1", "fd00::/8". IPv4 is stored as mapped IPv6.
class Network {
 public:
  explicit Network(const boost::asio::ip::network_v6& block) : block_(block.canonical()) {}

  bool contains(std::string_view address) const;
  /// True if both contain a common address.
  bool overlaps(const Network& other) const;

 private:
  boost::asio::ip::network_v6 block_;
};

/// Bits of an address after its prefix are ignored.
Result<Network> parse_network(std::string_view text);

/// Returns the block that a text with bits after its prefix means: "10.0.0.0/8" for "10.0.0.5/8".
/// Empty for every other text.
std::string block_meant(std::string_view text);

/// The address to listen on: "127.0.0.1:8080", "[::1]:0", "localhost:8080", ":8080" for every
/// interface.
struct ListenAddress {
  std::string host;
  std::uint16_t port = 0;
};

Result<ListenAddress> parse_listen(std::string_view text);

/// True if only this machine can reach it.
bool is_loopback(const ListenAddress& address);

/// True if the address belongs to one of these proxies.
bool trusts(std::span<const Network> trusted, std::string_view address);

/// The headers in which proxies name the client, each a list with the nearest proxy's entry last.
struct ForwardedFor {
  std::string_view x_forwarded_for;
  std::string_view forwarded = {};  ///< RFC 7239; used if there is no X-Forwarded-For
};

/// Returns the client's own address: if the peer is a trusted proxy, the last entry that is not
/// one; otherwise the peer's address. Ports are left out and empty elements skipped. An element
/// that is not an address, and everything before it, is ignored.
std::string client_address(std::string_view peer, const ForwardedFor& said,
                           std::span<const Network> trusted);

/// Returns the key for limits per address: an IPv4 address, or the first 64 bits of an IPv6 one.
std::string address_key(std::string_view address);

}  // namespace crownhead::net
