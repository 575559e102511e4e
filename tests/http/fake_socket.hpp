#pragma once

#include <cstdint>
#include <string_view>

#include "server/net/socket.hpp"

namespace crownhead::api {

/// A socket without a network that remembers why it was closed.
class FakeSocket : public net::Socket {
 public:
  void send(net::Frame) override {}
  void close(std::uint16_t code, std::string_view) override { closed = code; }
  Millis round_trip() const override { return {}; }
  std::size_t thread() const override { return 1; }

  int closed = 0;
};

}  // namespace crownhead::api
