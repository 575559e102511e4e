#pragma once

#include <cstdint>
#include <string>

#include "rules/ids.hpp"

namespace crownhead::play {

/// What a player wrote to the opponent with a move; for the two alone.
struct MoveMessage {
  int ply;               ///< plies played with the move
  std::int64_t version;  ///< of the move's event
  UserId by;
  std::string text;  ///< one line

  bool operator==(const MoveMessage&) const = default;
};

}  // namespace crownhead::play
