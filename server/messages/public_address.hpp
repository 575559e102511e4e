#pragma once

#include <string>
#include <sys/socket.h>

namespace crownhead::messages {

/// Whether strangers may have the server connect there: an address of the public internet. Not
/// loopback, private, shared (CGNAT), link-local, multicast, reserved or for documentation, and no
/// IPv6 address that stands for an IPv4 one (mapped, NAT64, 6to4, Teredo).
bool is_public(const sockaddr& address);

/// "192.0.2.1", "2001:db8::1"; empty for another family.
std::string address_text(const sockaddr& address);

}  // namespace crownhead::messages
