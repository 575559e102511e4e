#pragma once

#include <span>

#include "server/net/http.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::net {

/// True if one of these proxies may be on this machine; then every client has a loopback address.
bool proxy_on_own_machine(std::span<const Network> trusted);

/// True if the sender of `request` is on this machine: it has a loopback address and asks for a
/// loopback host, no header of a proxy is present, and none of the trusted proxies can be here. A
/// local proxy that adds no headers looks the same, so this alone must not grant anything.
bool from_own_machine(const Request& request, std::span<const Network> trusted);

}  // namespace crownhead::net
