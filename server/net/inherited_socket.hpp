#pragma once

#include <optional>

#include "server/net/address.hpp"

namespace crownhead::net {

/// A listening socket that was opened by whoever started this process and outlives it, so that a
/// connection waits while one server makes room for the next.
struct InheritedSocket {
  int descriptor;
  ListenAddress address;
};

/// By systemd's protocol: LISTEN_PID names this process, LISTEN_FDS is 1 and the socket is file 3.
/// nullopt if there is none. The variables are taken out of the environment. Throws
/// std::runtime_error with a sentence if what was handed over cannot be used.
std::optional<InheritedSocket> inherited_socket();

}  // namespace crownhead::net
