#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::net {

/// A block of addresses: "10.0.0.0/8", "::1", "fd00::/8". IPv4 is kept as mapped IPv6.
struct Network {
  std::array<std::uint8_t, 16> bytes{};
  unsigned prefix = 128;  ///< bits, of the mapped form

  bool contains(std::string_view address) const;
};

Result<Network> parse_network(std::string_view text);

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

/// The client's own address: the last one of `forwarded_for` that is no trusted proxy, provided
/// that the peer is one; else the peer's.
std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           std::span<const Network> trusted);

/// What a limit by address counts as one: an IPv4 address, or the first 64 bits of an IPv6 one.
std::string address_key(std::string_view address);

}  // namespace crownhead::net
