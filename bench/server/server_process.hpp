#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "bench/server/child_process.hpp"
#include "bench/temp_folder.hpp"

namespace crownhead::bench {

enum class RateLimits : std::uint8_t { off, on };

/// Runs `crownhead serve` on a free port for the lifetime of this object, with a file or a
/// PostgreSQL database. Throws std::runtime_error if it does not start.
class ServerProcess {
 public:
  ServerProcess(const std::string& binary, const std::filesystem::path& db,
                RateLimits limits = RateLimits::off);

  pid_t id() const { return process_->id(); }
  std::uint16_t port() const { return port_; }
  /// Returns the time from the start of the process to the line that says that it accepts
  /// connections.
  std::chrono::steady_clock::duration time_to_ready() const { return ready_; }

 private:
  TempFolder data_;  ///< holds the socket of a server on PostgreSQL
  std::optional<ChildProcess> process_;
  std::uint16_t port_ = 0;
  std::chrono::steady_clock::duration ready_{};
};

}  // namespace crownhead::bench
