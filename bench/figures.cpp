#include "bench/figures.hpp"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace crownhead::bench {
namespace {

double processor_seconds(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(stat, line);
  // The name, in parentheses, may contain spaces; user and system time are 12 and 13 fields after
  // it.
  std::istringstream fields(line.substr(line.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

double Latencies::percentile_ms(double share) const {
  if (times_.empty()) return 0;
  const auto last = static_cast<double>(times_.size() - 1);
  const auto nth = times_.begin() + static_cast<std::ptrdiff_t>(share * last);
  std::ranges::nth_element(times_, nth);
  return std::chrono::duration<double, std::milli>(*nth).count();
}

std::size_t resident_bytes(pid_t process) {
  std::ifstream statm("/proc/" + std::to_string(process) + "/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  statm >> total >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

ProcessorTime::ProcessorTime(pid_t server)
    : server_(server),
      server_before_(processor_seconds(server)),
      client_before_(processor_seconds(getpid())) {}

double ProcessorTime::by_server() const { return processor_seconds(server_) - server_before_; }

double ProcessorTime::by_client() const { return processor_seconds(getpid()) - client_before_; }

double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void print_figure(std::string_view key, double value) {
  std::printf("%.*s %.6g\n", static_cast<int>(key.size()), key.data(), value);
}

Latencies times_of(int runs, const std::function<void(int)>& act) {
  Latencies times;
  for (int run = 0; run < runs; ++run) {
    const auto began = std::chrono::steady_clock::now();
    act(run);
    times.add(std::chrono::steady_clock::now() - began);
  }
  return times;
}

void print_percentiles(const std::string& name, const Latencies& times) {
  print_figure(name + ".p50_ms", times.percentile_ms(0.5));
  print_figure(name + ".p99_ms", times.percentile_ms(0.99));
}

}  // namespace crownhead::bench
