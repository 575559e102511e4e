#pragma once

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "server/net/ring.hpp"

namespace crownhead::net {

/// Two sockets that are connected; what is written to one is read from the other.
struct Pair {
  Pair() { EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0); }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;
  ~Pair() {
    for (int end : ends)
      if (end >= 0) ::close(end);
  }

  int here() const { return ends[0]; }
  void write(std::string_view text) const {
    EXPECT_EQ(::write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  std::string read() const {
    std::string text(1 << 20, '\0');
    const auto count = ::recv(ends[1], text.data(), text.size(), MSG_DONTWAIT);
    return text.substr(0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  }
  void close(std::size_t end) { ::close(std::exchange(ends[end], -1)); }

  std::array<int, 2> ends{};
};

/// Notes what came of it.
struct Noting final : Ring::Call {
  explicit Noting(std::vector<int>& results) : into(results) {}
  void finish(std::unique_ptr<Ring::Call>) override { into.push_back(result()); }
  std::vector<int>& into;
};

}  // namespace crownhead::net
