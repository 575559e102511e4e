#pragma once

#include <string>
#include <string_view>

#include "bench/load/match.hpp"
#include "bench/load/steady_socket.hpp"

namespace crownhead::bench {

/// Follows the games of a match, one after another, without an account.
class Spectator {
 public:
  Spectator(LoadRun& run, Match& match);

  void start() { socket_.open(); }
  void stop() { socket_.close(); }

 private:
  void opened();
  void heard(std::string_view text);

  LoadRun& run_;
  Match& match_;
  std::string topic_;
  SteadySocket socket_;
};

}  // namespace crownhead::bench
