#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace crownhead::bench {

/// What the command line asks for.
struct Plan {
  std::string server = "http://127.0.0.1:8080";
  std::string accounts_file = {};  ///< else accounts are made
  std::size_t accounts_made = 20;
  std::size_t games = 100;  ///< at the same time, two sockets each
  std::size_t spectators = 50;
  std::size_t lobby_pairs = 10;  ///< who makes seeks and who takes them
  std::size_t correspondence = 20;
  double think_s = 2;  ///< on average
  double seconds = 60;
  std::size_t patience_s = 30;
  std::size_t rest_connections = 8;
  std::string variant = "international";
  unsigned seed = 1;
  std::vector<std::string> files = {};  ///< of games

  std::chrono::seconds patience() const {
    return std::chrono::seconds(static_cast<std::int64_t>(patience_s));
  }
};

/// Reads the command line; ends the program at --help (0) and at a mistake (2).
Plan read_plan(int argc, char** argv);

}  // namespace crownhead::bench
