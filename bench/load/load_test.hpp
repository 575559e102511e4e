#pragma once

#include <boost/asio/steady_timer.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bench/load/correspondence.hpp"
#include "bench/load/load_run.hpp"
#include "bench/load/lobby_pair.hpp"
#include "bench/load/match.hpp"
#include "bench/load/spectator.hpp"

namespace crownhead::bench {

/// All players of a plan, from the first connection to the last answer.
class LoadTest {
 public:
  LoadTest(const Plan& plan, const ServerAddress& server, std::vector<Account> accounts,
           std::vector<Script> scripts);
  ~LoadTest();
  LoadTest(const LoadTest&) = delete;
  LoadTest& operator=(const LoadTest&) = delete;

  /// Opens all connections, plays for the time of the plan, and ends all games. Throws
  /// std::runtime_error with a message if the server refuses something.
  void play();

  /// Returns the duration of the measurement.
  double seconds() const { return seconds_; }
  /// Returns the share of that time that the WebSocket thread spent on a processor.
  double busy() const { return thread_seconds_ / seconds_; }
  const Ledger& ledger() const { return run_.ledger; }
  const Measured& measured() const { return run_.measured; }
  std::size_t losses() const { return run_.losses; }

 private:
  using Clock = std::chrono::steady_clock;

  void measure();
  void stop();
  void end();
  std::size_t to_finish() const { return matches_.size() + pairs_.size(); }

  LoadRun run_;
  boost::asio::steady_timer timer_;
  std::vector<std::unique_ptr<Match>> matches_;
  std::vector<std::unique_ptr<Spectator>> spectators_;
  std::vector<std::unique_ptr<LobbyPair>> pairs_;
  std::vector<std::unique_ptr<Correspondence>> correspondence_;
  std::size_t begun_ = 0;
  std::size_t finished_ = 0;
  Clock::time_point measured_from_;
  double seconds_ = 0;
  double thread_seconds_ = 0;
};

/// Requests every game of the ledger; returns a sentence for each one that lacks acknowledged
/// moves.
std::vector<std::string> missing_in(const Ledger& ledger, const ServerAddress& server,
                                    const Plan& plan);

}  // namespace crownhead::bench
