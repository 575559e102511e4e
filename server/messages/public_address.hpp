#pragma once

#include <string>
#include <sys/socket.h>

namespace crownhead::messages {

/// True for an address of the public internet, to which users may make the server connect. False
/// for loopback, private, shared (CGNAT), link-local, multicast, reserved and documentation
/// addresses, and for IPv6 addresses that contain an IPv4 one (mapped, NAT64, 6to4, Teredo).
bool is_public(const sockaddr& address);

/// Returns "192.0.2.1", "2001:db8::1"; empty for another family.
std::string address_text(const sockaddr& address);

}  // namespace crownhead::messages
