#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "bench/load/load_run.hpp"
#include "bench/load/steady_socket.hpp"

namespace crownhead::bench {

/// One player creates seeks; the other follows the lobby, takes every second one and aborts its
/// game. The others are withdrawn. The open seeks are listed over REST with each one. After a lost
/// socket the pair starts over, because seeks end with their socket.
class LobbyPair {
 public:
  LobbyPair(LoadRun& run, std::size_t number);

  void start();
  /// Aborts the current game and calls `run.finished`.
  void stop();

 private:
  using Clock = std::chrono::steady_clock;
  enum class Step { idle, seeking, withdrawing, taking, aborting };

  void opened();
  void pause();
  void seek();
  void heard(std::string_view text);
  void heard_by_taker(std::string_view text);
  void answered(std::string_view text);
  void refused(std::string_view text);
  void go_on();
  void finish();
  /// Sends a command that begins with {"t":"… and ends with `members`.
  void command(SteadySocket& socket, Step step, std::string_view type, const std::string& members);

  LoadRun& run_;
  SteadySocket maker_;
  SteadySocket taker_;
  boost::asio::steady_timer timer_;
  Step step_ = Step::idle;
  std::string id_;                               ///< of the unanswered command
  std::string seek_;                             ///< empty until it is acknowledged
  std::set<std::string, std::less<>> in_lobby_;  ///< seeks seen since the current one was sent
  Clock::time_point sent_;
  bool takes_ = false;
  bool finished_ = false;
};

}  // namespace crownhead::bench
