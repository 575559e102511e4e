#pragma once

#include <optional>

#include "server/net/limits/address.hpp"

namespace crownhead::net {

/// A listening socket that was opened by the process that started this one and outlives it, so that
/// a connection waits while one server replaces another.
struct InheritedSocket {
  int descriptor;
  ListenAddress address;
};

/// Follows systemd's protocol: LISTEN_PID is this process, LISTEN_FDS is 1 and the socket is file
/// 3. Returns nullopt if there is none. Removes the variables from the environment. Throws
/// std::runtime_error with a sentence if the socket cannot be used.
std::optional<InheritedSocket> inherited_socket();

}  // namespace crownhead::net
