#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "bench/load/accounts.hpp"
#include "bench/load/ledger.hpp"
#include "bench/load/measured.hpp"
#include "bench/load/plan.hpp"
#include "bench/load/rest_crew.hpp"
#include "bench/load/scripts.hpp"
#include "bench/load/server_address.hpp"

namespace crownhead::bench {

/// Limits the number of connections being opened at once, because a listener's queue is short; the
/// others wait in order.
class Gate {
 public:
  void enter(std::function<void()> opens);
  void leave();

 private:
  std::size_t inside_ = 0;
  std::deque<std::function<void()>> waiting_;
};

/// Random thinking times around an average. Thread-safe.
class Thinking {
 public:
  Thinking(double average_s, unsigned seed) : average_s_(average_s), random_(seed) {}

  /// Returns between half and one and a half of the average.
  std::chrono::steady_clock::duration next();

 private:
  double average_s_;
  std::mutex mutex_;
  std::mt19937 random_;
};

/// The state shared by all players of a load test. `context`, which runs on one thread, `gate` and
/// `losses` belong to the WebSockets; the rest is thread-safe.
struct LoadRun {
  LoadRun(const Plan& wanted, const ServerAddress& address, std::vector<Account> players,
          std::vector<Script> games);

  const Account& account(std::size_t i) const { return accounts[i % accounts.size()]; }

  const Plan& plan;
  const ServerAddress& server;
  const std::vector<Account> accounts;
  Scripts scripts;
  boost::asio::io_context context{1};
  Gate gate;
  std::size_t losses = 0;  ///< lost WebSockets
  Thinking thinking;
  Ledger ledger;
  Measured measured;
  std::atomic<bool> stopping = false;  ///< no new games or moves
  std::function<void()> begun = {};    ///< called by each match when its first game has begun
  std::function<void()> finished =
      {};         ///< called by each match and pair when it has nothing running
  RestCrew crew;  ///< exceptions of its jobs are rethrown by `context`
};

/// Begins a game by challenge, records it and returns its id. Throws std::runtime_error if it is
/// refused.
std::string begin_game(LoadRun& run, RestSession& session, const Account& white,
                       const Account& black, const Script& script, const std::string& time_control);

/// Returns a player's POST request that can be repeated safely.
RestRequest command_of(const Account& account, std::string path, std::string body);

}  // namespace crownhead::bench
