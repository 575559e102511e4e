#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <unistd.h>

#include "bench/child_process.hpp"

namespace crownhead::bench {

/// A bare server in a process of its own, so that its time and memory can be told from the
/// client's. `Server` is made from an io_context and the arguments, and has a port().
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
