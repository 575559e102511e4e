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
#include "bench/rest_client.hpp"

namespace crownhead::bench {

/// A connection for REST that comes back where it was lost, until `patience` has passed without an
/// answer: then std::runtime_error.
class RestSession {
 public:
  RestSession(const ServerAddress& server, std::chrono::seconds patience)
      : server_(server), patience_(patience) {}

  /// Sends again what was not answered, or with 503, with the same headers.
  RestAnswer send(const RestRequest& request);

  /// Whether the last was answered when it was sent first.
  bool at_once() const { return at_once_; }

 private:
  const ServerAddress& server_;
  std::chrono::seconds patience_;
  std::optional<RestClient> client_;
  bool at_once_ = true;
};

/// Does jobs that talk REST, each connection on a thread of its own.
class RestCrew {
 public:
  using Clock = std::chrono::steady_clock;
  using Job = std::function<void(RestSession&)>;

  /// `failed` is called, on a thread of the crew, with what a job threw first; no job is done
  /// afterwards.
  RestCrew(const ServerAddress& server, std::size_t connections, std::chrono::seconds patience,
           std::function<void(std::exception_ptr)> failed);
  ~RestCrew() { end(); }
  RestCrew(const RestCrew&) = delete;
  RestCrew& operator=(const RestCrew&) = delete;

  /// Not before `due`.
  void add(Clock::time_point due, Job job);

  /// All that waits, and what it adds, is done without waiting for its time.
  void hurry();

  /// Returns when nothing is left, or after a failure, which it throws.
  void wait();

  /// Drops what is not begun yet; no job runs afterwards.
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
  /// Nothing once the crew ends.
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
