#pragma once

#include <cstddef>

#include "server/game/computer_turn.hpp"

namespace crownhead::live {

/// Limits of a computer's search for a move.
struct Thinking {
  double share = 1;   ///< share of its level's positions to search
  Millis longest{0};  ///< time limit; 0: limited only by positions
};

/// A search limited by time keeps the thread for at least this long, even if other games wait.
constexpr Millis own_time{200};

/// Returns the limits for a task while `others_waiting` other games wait. If none does, the
/// strongest level uses its time in draughts and in Star for two: a fortieth of the time on its
/// clock, at most `most`.
Thinking thinking_about(const ComputerTurn& turn, std::size_t others_waiting, Millis most);

}  // namespace crownhead::live
