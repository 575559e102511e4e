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

/// Lets so many through at once, the others in their order after them: a listener's queue is short.
class Gate {
 public:
  void enter(std::function<void()> opens);
  void leave();

 private:
  std::size_t inside_ = 0;
  std::deque<std::function<void()>> waiting_;
};

/// Thinking times around an average. For any thread.
class Thinking {
 public:
  Thinking(double average_s, unsigned seed) : average_s_(average_s), random_(seed) {}

  /// Half to one and a half of the average.
  std::chrono::steady_clock::duration next();

 private:
  double average_s_;
  std::mutex mutex_;
  std::mt19937 random_;
};

/// What all players of a load test share. `context`, on one thread, and `gate` and `losses` belong
/// to the WebSockets; the rest is for any thread.
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
  std::size_t losses = 0;  ///< WebSockets that were lost
  Thinking thinking;
  Ledger ledger;
  Measured measured;
  std::atomic<bool> stopping = false;   ///< no new game and no further move
  std::function<void()> begun = {};     ///< told by each match when its first game has begun
  std::function<void()> finished = {};  ///< told by each match and pair once nothing of it runs
  RestCrew crew;                        ///< what it throws, `context` throws
};

/// Begins a game by challenge and notes it; its id. Throws std::runtime_error where it is refused.
std::string begin_game(LoadRun& run, RestSession& session, const Account& white,
                       const Account& black, const Script& script, const std::string& time_control);

/// A POST of a player's that can be repeated.
RestRequest command_of(const Account& account, std::string path, std::string body);

}  // namespace crownhead::bench
