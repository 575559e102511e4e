#include "bench/server_process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <stdexcept>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
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

ServerProcess::ServerProcess(const std::string& binary, const std::filesystem::path& db) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const auto start = std::chrono::steady_clock::now();
  id_ = fork();
  if (id_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // nothing goes on where the benchmark fails
    dup2(ends[1], STDOUT_FILENO);
    execl(binary.c_str(), binary.c_str(), "serve", "--db", db.c_str(), "--listen", "127.0.0.1:0",
          "--no-limits", "--log-level", "warning", nullptr);
    _exit(127);
  }
  close(ends[1]);
  const auto line = read_line(ends[0]);
  ready_ = std::chrono::steady_clock::now() - start;
  close(ends[0]);
  const auto colon = line.rfind(':');
  if (!line.starts_with("listening on") || colon == std::string::npos)
    throw std::runtime_error(binary + " did not come up");
  port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

ServerProcess::~ServerProcess() {
  kill(id_, SIGTERM);
  waitpid(id_, nullptr, 0);
}

TempFolder::TempFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "crownhead-bench-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no folder for temporary files");
  path_ = name;
}

TempFolder::~TempFolder() { std::filesystem::remove_all(path_); }

}  // namespace crownhead::bench
