#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "bench/child_process.hpp"
#include "bench/temp_folder.hpp"

namespace crownhead::bench {

enum class RateLimits : std::uint8_t { off, on };

/// `crownhead serve` on a free port until the object goes, on a file or a database of PostgreSQL.
/// Throws std::runtime_error if it does not come up.
class ServerProcess {
 public:
  ServerProcess(const std::string& binary, const std::filesystem::path& db,
                RateLimits limits = RateLimits::off);

  pid_t id() const { return process_->id(); }
  std::uint16_t port() const { return port_; }
  /// From the start of the process to the line that says that it accepts connections.
  std::chrono::steady_clock::duration time_to_ready() const { return ready_; }

 private:
  TempFolder data_;  ///< where a server on PostgreSQL has its socket
  std::optional<ChildProcess> process_;
  std::uint16_t port_ = 0;
  std::chrono::steady_clock::duration ready_{};
};

}  // namespace crownhead::bench
