#pragma once

#include <span>

#include "server/net/address.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// Whether one of these proxies may be on this machine, where everybody comes from a loopback
/// address.
bool proxy_on_own_machine(std::span<const Network> trusted);

/// Whether whoever sent `request` is on this machine: they come from a loopback address and ask for
/// a loopback host, no proxy has said that it passed the request on, and none of the trusted ones
/// may be here. A proxy of this machine that says nothing of itself looks the same, so that this
/// alone opens nothing.
bool from_own_machine(const Request& request, std::span<const Network> trusted);

}  // namespace crownhead::net
