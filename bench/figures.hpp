#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace crownhead::bench {

/// A collection of all measured durations.
class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) { times_.push_back(time); }
  std::size_t count() const { return times_.size(); }
  void clear() { times_.clear(); }

  /// Returns the duration in milliseconds that `share` of them (for example 0.99) did not exceed; 0
  /// if there are none.
  double percentile_ms(double share) const;

 private:
  mutable std::vector<std::chrono::steady_clock::duration> times_;
};

/// Measures `runs` calls of `act`, which receives the number of the run, from 0.
Latencies times_of(int runs, const std::function<void(int)>& act);

/// Returns a process's resident memory, including shared pages; 0 if there is no such process.
std::size_t resident_bytes(pid_t process);

/// Measures the processor time of a server and of this process, its client, from construction on:
/// user and kernel time in seconds. The result is valid on a machine with other load.
class ProcessorTime {
 public:
  explicit ProcessorTime(pid_t server);

  double by_server() const;
  double by_client() const;

 private:
  pid_t server_;
  double server_before_;
  double client_before_;
};

/// Returns this thread's processor time, user and kernel.
double thread_seconds();

/// Raises the limit of open files as far as the system allows.
void allow_many_files();

/// Prints a figure in the format that `./dev bench` reads: "key value".
void print_figure(std::string_view key, double value);

/// Prints the median and the 99th percentile as figures "NAME.p50_ms" and "NAME.p99_ms".
void print_percentiles(const std::string& name, const Latencies& times);

}  // namespace crownhead::bench
