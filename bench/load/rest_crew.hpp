#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>
#include <vector>

#include "bench/load/server_address.hpp"
#include "bench/server/rest_client.hpp"

namespace crownhead::bench {

/// A REST connection that reconnects after a loss. Throws std::runtime_error after `patience`
/// without an answer.
class RestSession {
 public:
  RestSession(const ServerAddress& server, std::chrono::seconds patience)
      : server_(server), patience_(patience) {}

  /// Sends the request, again with the same headers if there is no answer or a 503.
  RestAnswer send(const RestRequest& request);

  /// Returns true if the last request was answered at the first attempt.
  bool at_once() const { return at_once_; }

 private:
  const ServerAddress& server_;
  std::chrono::seconds patience_;
  std::optional<RestClient> client_;
  bool at_once_ = true;
};

/// Runs jobs that use REST, each connection on its own thread.
class RestCrew {
 public:
  using Clock = std::chrono::steady_clock;
  using Job = std::function<void(RestSession&)>;

  /// `failed` is called on a thread of the crew with the first exception of a job; no further jobs
  /// run.
  RestCrew(const ServerAddress& server, std::size_t connections, std::chrono::seconds patience,
           std::function<void(std::exception_ptr)> failed);
  ~RestCrew() { end(); }
  RestCrew(const RestCrew&) = delete;
  RestCrew& operator=(const RestCrew&) = delete;

  /// Runs the job at `due` or later.
  void add(Clock::time_point due, Job job);

  /// Runs all waiting jobs, and those that they add, without waiting for their times.
  void hurry();

  /// Returns when no jobs are left; rethrows the exception of a failed job.
  void wait();

  /// Discards jobs that have not begun; no job runs afterwards.
  void end();

 private:
  struct Entry {
    Clock::time_point due;
    Job job;
  };
  struct Later {
    bool operator()(const Entry& a, const Entry& b) const { return a.due > b.due; }
  };

  void work(const ServerAddress& server, std::chrono::seconds patience);
  /// Returns an empty job once the crew ends.
  Job take();
  void fail(std::exception_ptr error);

  std::function<void(std::exception_ptr)> failed_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::priority_queue<Entry, std::vector<Entry>, Later> entries_;
  std::size_t busy_ = 0;
  bool hurry_ = false;
  bool ends_ = false;
  std::exception_ptr error_;
  std::vector<std::jthread> threads_;
};

}  // namespace crownhead::bench
