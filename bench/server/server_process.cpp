#include "bench/server/server_process.hpp"

#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace crownhead::bench {
namespace {

/// Reads up to the end of the line.
std::string read_line(int fd) {
  std::string line;
  char c = 0;
  while (read(fd, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

}  // namespace

ServerProcess::ServerProcess(const std::string& binary, const std::filesystem::path& db,
                             RateLimits limits) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const auto start = std::chrono::steady_clock::now();
  process_.emplace([&] {
    dup2(ends[1], STDOUT_FILENO);
    execl(binary.c_str(), binary.c_str(), "serve", "--db", db.c_str(), "--listen", "127.0.0.1:0",
          "--data", data_.path().c_str(), "--log-level", "warning",
          limits == RateLimits::off ? "--no-limits" : nullptr, nullptr);
  });
  close(ends[1]);
  const auto line = read_line(ends[0]);
  ready_ = std::chrono::steady_clock::now() - start;
  close(ends[0]);
  const auto colon = line.rfind(':');
  if (!line.starts_with("listening on") || colon == std::string::npos)
    throw std::runtime_error(binary + " did not come up");
  port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

}  // namespace crownhead::bench
