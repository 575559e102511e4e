#pragma once

#include <cstdint>

namespace crownhead::draughts {

/// A playable square, from 0: square n of the numeric notation is n - 1. Numbered row by row from
/// the top left as White sees the board, even if squares are written c3.
using Square = std::uint8_t;

}  // namespace crownhead::draughts
