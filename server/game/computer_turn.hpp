#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/play/game.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::live {

/// A task of one of the site's computers in a game, with everything needed to decide it.
struct ComputerTurn {
  enum class Kind : std::uint8_t { move, draw_offer, takeback, rematch };

  Kind kind;
  bool draw_offered = false;  ///< true if the opponent has offered a draw
  int level;
  int ply;  ///< number of plies played
  kind::Board board;
  std::optional<Millis> left = std::nullopt;  ///< on its clock; nullopt if not running
};

/// Returns nullopt if `side` has nothing to do in the game.
std::optional<ComputerTurn> computer_turn(const play::Game& game, Seat side, int level,
                                          Instant now);

/// Inputs to a computer's decision besides the game.
struct ComputerMeans {
  std::uint64_t lot;                     ///< random seed; the same seed gives the same answer
  double share;                          ///< share of its level's positions to search, above 0
  std::function<bool()> enough = {};     ///< stops a search early, except in nardi; may be empty
  const server::EndgameTables& endings;  ///< for the levels that use endgame tables
};

/// Returns the computer's action for this turn.
wire::PlayerWish computer_wish(const ComputerTurn& turn, const ComputerMeans& means);

}  // namespace crownhead::live
