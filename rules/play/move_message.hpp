#pragma once

#include <cstdint>
#include <string>

#include "rules/ids.hpp"

namespace crownhead::play {

/// A message from a player to the opponent, sent with a move. Only the two players can read it.
struct MoveMessage {
  int ply;               ///< plies played, including this move
  std::int64_t version;  ///< of the move's event
  UserId by;
  std::string text;  ///< a single line

  bool operator==(const MoveMessage&) const = default;
};

}  // namespace crownhead::play
