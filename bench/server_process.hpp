#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>

namespace crownhead::bench {

/// `crownhead serve` on a free port, without rate limits, until the object goes. Throws
/// std::runtime_error if it does not come up.
class ServerProcess {
 public:
  ServerProcess(const std::string& binary, const std::filesystem::path& db);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  pid_t id() const { return id_; }
  std::uint16_t port() const { return port_; }
  /// From the start of the process to the line that says that it accepts connections.
  std::chrono::steady_clock::duration time_to_ready() const { return ready_; }

 private:
  pid_t id_ = 0;
  std::uint16_t port_ = 0;
  std::chrono::steady_clock::duration ready_{};
};

/// A folder of its own that is removed at the end.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace crownhead::bench
