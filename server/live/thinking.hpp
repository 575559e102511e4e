#pragma once

#include <cstddef>

#include "server/live/computer_turn.hpp"

namespace crownhead::live {

/// How long a computer of the site thinks about a move.
struct Thinking {
  double share = 1;   ///< of the positions of its level, if nothing ends it before
  Millis longest{0};  ///< ends it; 0: the positions alone do
};

/// A search that is ended by time leaves the thread to no other game before.
constexpr Millis own_time{200};

/// About what is to be done in a game while `others_waiting` other games wait. Where none does, the
/// strongest level takes its time at draughts and on the star of two: a fortieth of what is left on
/// its clock, and no more than `most`.
Thinking thinking_about(const ComputerTurn& turn, std::size_t others_waiting, Millis most);

}  // namespace crownhead::live
