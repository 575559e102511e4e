#include "server/messages/public_address.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <cstring>
#include <netinet/in.h>
#include <span>

namespace crownhead::messages {
namespace {

struct Block {
  std::array<std::uint8_t, 4> start;  // the rest is zero
  unsigned bits;
};

// IANA's registry of special-purpose IPv4 addresses, and multicast.
constexpr auto not_public_4 = std::to_array<Block>({
    {{0, 0, 0, 0}, 8},        // this network
    {{10, 0, 0, 0}, 8},       // private
    {{100, 64, 0, 0}, 10},    // shared, CGNAT
    {{127, 0, 0, 0}, 8},      // loopback
    {{169, 254, 0, 0}, 16},   // link-local
    {{172, 16, 0, 0}, 12},    // private
    {{192, 0, 0, 0}, 24},     // protocol assignments
    {{192, 0, 2, 0}, 24},     // documentation
    {{192, 88, 99, 0}, 24},   // relays of 6to4
    {{192, 168, 0, 0}, 16},   // private
    {{198, 18, 0, 0}, 15},    // benchmarks
    {{198, 51, 100, 0}, 24},  // documentation
    {{203, 0, 113, 0}, 24},   // documentation
    {{224, 0, 0, 0}, 4},      // multicast
    {{240, 0, 0, 0}, 4},      // reserved, broadcast
});

constexpr Block global_unicast_6{{0x20, 0, 0, 0}, 3};
constexpr auto not_public_6 = std::to_array<Block>({
    {{0x20, 0x01, 0, 0}, 23},        // protocol assignments, Teredo
    {{0x20, 0x01, 0x0d, 0xb8}, 32},  // documentation
    {{0x20, 0x02, 0, 0}, 16},        // 6to4
    {{0x3f, 0xff, 0, 0}, 20},        // documentation
});

bool lies_in(std::span<const std::uint8_t, 4> head, const Block& block) {
  for (unsigned bit = 0; bit < block.bits; ++bit) {
    const auto mask = static_cast<std::uint8_t>(0x80U >> bit % 8);
    if (((head[bit / 8] ^ block.start[bit / 8]) & mask) != 0) return false;
  }
  return true;
}

bool lies_in_any(std::span<const std::uint8_t, 4> head, std::span<const Block> blocks) {
  return std::ranges::any_of(blocks, [&](const Block& block) { return lies_in(head, block); });
}

/// Returns the first four bytes; an IPv4 address has no more.
template <class Address>
std::array<std::uint8_t, 4> head_of(const Address& address) {
  std::array<std::uint8_t, 4> head{};
  std::memcpy(head.data(), &address, head.size());
  return head;
}

}  // namespace

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    const auto head = head_of(reinterpret_cast<const sockaddr_in&>(address).sin_addr);
    return !lies_in_any(head, not_public_4);
  }
  if (address.sa_family != AF_INET6) return false;
  const auto head = head_of(reinterpret_cast<const sockaddr_in6&>(address).sin6_addr);
  return lies_in(head, global_unicast_6) && !lies_in_any(head, not_public_6);
}

std::string address_text(const sockaddr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* bytes =
      address.sa_family == AF_INET
          ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in&>(address).sin_addr)
          : &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr;
  const bool known = address.sa_family == AF_INET || address.sa_family == AF_INET6;
  if (!known || !inet_ntop(address.sa_family, bytes, text.data(), text.size())) return "";
  return text.data();
}

}  // namespace crownhead::messages
