#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace crownhead::bench {

/// The options of the command line.
struct Plan {
  std::string server = "http://127.0.0.1:8080";
  std::string accounts_file = {};  ///< otherwise accounts are created
  std::size_t accounts_made = 20;
  std::size_t games = 100;  ///< at the same time, two sockets each
  std::size_t spectators = 50;
  std::size_t lobby_pairs = 10;  ///< of one player who makes seeks and one who takes them
  std::size_t correspondence = 20;
  double think_s = 2;  ///< on average
  double seconds = 60;
  std::size_t patience_s = 30;
  std::size_t rest_connections = 8;
  std::string variant = "international";
  unsigned seed = 1;
  std::vector<std::string> files = {};  ///< PDN files

  std::chrono::seconds patience() const {
    return std::chrono::seconds(static_cast<std::int64_t>(patience_s));
  }
};

/// Reads the command line; ends the program at --help (status 0) and on errors (2).
Plan read_plan(int argc, char** argv);

}  // namespace crownhead::bench
