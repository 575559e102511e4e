#include "metrics/process.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace crownhead::metrics {
namespace {

std::uint64_t resident_bytes() {
  std::ifstream in("/proc/self/statm");
  std::uint64_t all = 0, resident = 0;
  in >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

double cpu_seconds() {
  timespec used{};
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) != 0) return 0;
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

std::uint64_t open_files() {
  std::error_code none;
  const auto files = std::filesystem::directory_iterator("/proc/self/fd", none);
  if (none) return 0;
  // One of them is the open directory itself.
  return static_cast<std::uint64_t>(std::distance(begin(files), end(files))) - 1;
}

std::uint64_t most_files() {
  rlimit limit{};
  return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 0;
}

/// The start of this module, which is about the start of the process.
const auto started = std::chrono::system_clock::now();

}  // namespace

ProcessFigures process_figures() {
  const std::chrono::duration<double> since = started.time_since_epoch();
  return {.resident_bytes = resident_bytes(),
          .cpu_seconds = cpu_seconds(),
          .open_files = open_files(),
          .most_files = most_files(),
          .started = since.count()};
}

}  // namespace crownhead::metrics
