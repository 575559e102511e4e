#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <unistd.h>

#include "bench/server/child_process.hpp"

namespace crownhead::bench {

/// Runs a bare server in its own process, to measure its time and memory apart from the client's.
/// `Server` is constructed from an io_context and the arguments, and has port().
template <class Server>
class FloorProcess {
 public:
  template <class... Args>
  explicit FloorProcess(const Args&... args) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_.emplace([&] {
      boost::asio::io_context context{1};
      const Server server(context, args...);
      const auto port = server.port();
      if (write(ends[1], &port, sizeof port) != sizeof port) return;
      context.run();
    });
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) throw std::runtime_error("no server");
    close(ends[0]);
    close(ends[1]);
  }

  pid_t id() const { return process_->id(); }
  std::uint16_t port() const { return port_; }

 private:
  std::optional<ChildProcess> process_;
  std::uint16_t port_ = 0;
};

}  // namespace crownhead::bench
