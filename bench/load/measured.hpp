#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

#include "bench/figures.hpp"

namespace crownhead::bench {

/// The timed actions, in the order of the table.
enum class Timed : std::size_t {
  move_to_opponent,   ///< from sending a move to the opponent's receipt
  move_to_spectator,  ///< to a spectator's
  move_over_rest,     ///< from sending to its answer
  game_begun,         ///< both requests: challenge and acceptance
  seeks_listed,
  seek_to_lobby,  ///< from sending a seek to its receipt by a follower of the lobby
  seek_withdrawn,
  seek_taken,
  count,
};

/// The latencies of all timed actions. Thread-safe.
class Measured {
 public:
  void add(Timed what, std::chrono::steady_clock::duration time);
  void clear();
  std::size_t count(Timed what) const;

  /// Returns a line per action that occurred: the count, and percentiles in milliseconds.
  std::string table() const;

 private:
  mutable std::mutex mutex_;
  std::array<Latencies, static_cast<std::size_t>(Timed::count)> all_;
};

}  // namespace crownhead::bench
