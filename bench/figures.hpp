#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace crownhead::bench {

/// How long things took; keeps every one.
class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) { times_.push_back(time); }
  std::size_t count() const { return times_.size(); }
  void clear() { times_.clear(); }

  /// The time in milliseconds that `share` of them (0.99) did not exceed; 0 if there are none.
  double percentile_ms(double share) const;

 private:
  mutable std::vector<std::chrono::steady_clock::duration> times_;
};

/// How long `act` takes, made so many times; it gets the number of the time, from 0.
Latencies times_of(int runs, const std::function<void(int)>& act);

/// The memory of a process that is in RAM, its own and shared; 0 if there is no such process.
std::size_t resident_bytes(pid_t process);

/// The processor time that a server and this process, its client, take from here on: their own and
/// the kernel's for them, in seconds. It says what was spent even on a machine that others use.
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

/// The time that this thread has had on a processor, its own and the kernel's.
double thread_seconds();

/// As many open files as the system lets this process have.
void allow_many_files();

/// A figure of the benchmark, as `./dev bench` reads it: "key value".
void print_figure(std::string_view key, double value);

/// The median and the 99th percentile as figures, "NAME.p50_ms" and "NAME.p99_ms".
void print_percentiles(const std::string& name, const Latencies& times);

}  // namespace crownhead::bench
