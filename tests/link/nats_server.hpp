#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>

namespace crownhead {

/// A server of NATS on a port of this machine, which ends with the object or this process.
class NatsServer {
 public:
  /// With `password`, only the user crownhead may connect.
  explicit NatsServer(std::string password = "");
  ~NatsServer();
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;

  std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }

  /// Returns when it accepts connections.
  void start();
  /// Ends it at once.
  void kill();

 private:
  std::string password_;
  std::uint16_t port_;
  pid_t process_ = 0;
};

}  // namespace crownhead
