#pragma once

#include <memory>

#include "server/config/serve_config.hpp"

namespace crownhead::server {

/// The whole server: all its parts, in the order in which they start.
class App {
 public:
  /// Opens the database and listens. Throws std::runtime_error with a readable message if it
  /// cannot.
  explicit App(const config::ServeConfig& config);
  ~App();

  /// Resumes what was in progress, prints where it listens, and serves until SIGTERM or SIGINT.
  /// Then lets running commands finish and notifies every socket. Call once.
  void run();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace crownhead::server
