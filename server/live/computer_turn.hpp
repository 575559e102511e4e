#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/play/game.hpp"
#include "server/endings/shelf.hpp"
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

/// By what it decides beside the game.
struct ComputerMeans {
  std::uint64_t lot;                    ///< the same has the same answer
  double share;                         ///< of its level's positions that it looks at, above 0
  std::function<bool()> enough = {};    ///< ends a search, but for nardi; empty: nothing does
  const server::EndingsShelf& endings;  ///< for the levels that look them up
};

/// What the computer does.
wire::PlayerWish computer_wish(const ComputerTurn& turn, const ComputerMeans& means);

}  // namespace crownhead::live
