#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <signal.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

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
    id_ = fork();
    if (id_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);  // nothing goes on where the benchmark fails
      boost::asio::io_context context{1};
      const Server server(context, args...);
      const auto port = server.port();
      if (write(ends[1], &port, sizeof port) != sizeof port) _exit(1);
      context.run();
      _exit(0);
    }
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) throw std::runtime_error("no server");
    close(ends[0]);
    close(ends[1]);
  }

  ~FloorProcess() {
    kill(id_, SIGTERM);
    waitpid(id_, nullptr, 0);
  }

  FloorProcess(const FloorProcess&) = delete;
  FloorProcess& operator=(const FloorProcess&) = delete;

  pid_t id() const { return id_; }
  std::uint16_t port() const { return port_; }

 private:
  pid_t id_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace crownhead::bench
