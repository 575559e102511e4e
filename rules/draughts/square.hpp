#pragma once

#include <cstdint>

namespace crownhead::draughts {

/// A square of play, 0-based: square n of the numeric notation is n - 1. Row by row from the top
/// left as White sees the board, also where squares are written c3.
using Square = std::uint8_t;

}  // namespace crownhead::draughts
