#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

#include "bench/figures.hpp"

namespace crownhead::bench {

/// What is timed, in the order of the table.
enum class Timed : std::size_t {
  move_to_opponent,   ///< from sending a move to the opponent's receipt
  move_to_spectator,  ///< to a spectator's
  move_over_rest,     ///< from sending to its answer
  game_begun,         ///< both requests: a challenge and its acceptance
  seeks_listed,
  seek_to_lobby,  ///< from sending a seek to the receipt of one who follows the lobby
  seek_withdrawn,
  seek_taken,
  count,
};

/// Latencies of all that is timed. For any thread.
class Measured {
 public:
  void add(Timed what, std::chrono::steady_clock::duration time);
  void clear();
  std::size_t count(Timed what) const;

  /// A line for each of what has happened: how often, and percentiles in milliseconds.
  std::string table() const;

 private:
  mutable std::mutex mutex_;
  std::array<Latencies, static_cast<std::size_t>(Timed::count)> all_;
};

}  // namespace crownhead::bench
