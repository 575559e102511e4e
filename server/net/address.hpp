#pragma once

#include <boost/asio/ip/network_v6.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::net {

/// A block of addresses: "10.0.0.0/8", "::1", "fd00::/8". IPv4 is kept as mapped IPv6.
class Network {
 public:
  explicit Network(const boost::asio::ip::network_v6& block) : block_(block.canonical()) {}

  bool contains(std::string_view address) const;
  /// Whether there is an address that both contain.
  bool overlaps(const Network& other) const;

 private:
  boost::asio::ip::network_v6 block_;
};

/// Bits of an address behind its prefix are ignored.
Result<Network> parse_network(std::string_view text);

/// Returns the block that a text means which has bits behind its prefix: "10.0.0.0/8" for
/// "10.0.0.5/8". Empty for every other text.
std::string block_meant(std::string_view text);

/// Where to listen: "127.0.0.1:8080", "[::1]:0", "localhost:8080", ":8080" for every interface.
struct ListenAddress {
  std::string host;
  std::uint16_t port = 0;
};

Result<ListenAddress> parse_listen(std::string_view text);

/// Whether only this machine can reach it.
bool is_loopback(const ListenAddress& address);

/// Whether the address is one of these proxies.
bool trusts(std::span<const Network> trusted, std::string_view address);

/// The headers in which proxies name the client, each a list with the nearest proxy's entry last.
struct ForwardedFor {
  std::string_view x_forwarded_for;
  std::string_view forwarded = {};  ///< RFC 7239; counts where there is no X-Forwarded-For
};

/// Returns the client's own address: the last one said that is no trusted proxy, provided that the
/// peer is one; else the peer's. Ports are left out, empty elements skipped; from the last element
/// on that is no address nothing is believed.
std::string client_address(std::string_view peer, const ForwardedFor& said,
                           std::span<const Network> trusted);

/// What a limit by address counts as one: an IPv4 address, or the first 64 bits of an IPv6 one.
std::string address_key(std::string_view address);

}  // namespace crownhead::net
