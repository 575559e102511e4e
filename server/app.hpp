#pragma once

#include <memory>

#include "server/config/serve_config.hpp"

namespace crownhead::server {

/// The whole server: everything that it is made of, in the order in which it comes up.
class App {
 public:
  /// Opens the database and listens. Throws std::runtime_error with a sentence if it cannot.
  explicit App(const config::ServeConfig& config);
  ~App();

  /// Takes up what was under way, says where it listens, and serves until SIGTERM or SIGINT; then
  /// lets running commands finish and tells every socket. Call it once.
  void run();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace crownhead::server
