#pragma once

#include <cstdint>
#include <optional>

#include "rules/play/game.hpp"
#include "server/wire/client_message.hpp"

namespace crownhead::live {

/// What a computer of the site has to do in a game, with everything that it decides by.
struct ComputerTurn {
  enum class Kind : std::uint8_t { move, draw_offer, takeback, rematch };

  Kind kind;
  bool draw_offered = false;  ///< by the opponent
  int level;
  int ply;  ///< plies played
  kind::Board board;
  std::optional<Millis> left = std::nullopt;  ///< on its clock; nullopt where that does not run
};

/// nullopt if `side` has nothing to do in the game now.
std::optional<ComputerTurn> computer_turn(const play::Game& game, Seat side, int level,
                                          Instant now);

/// What the computer does. `share`, above 0, is the part of its level's positions that it looks at.
wire::PlayerWish computer_wish(const ComputerTurn& turn, std::uint64_t lot, double share);

}  // namespace crownhead::live
