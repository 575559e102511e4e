#pragma once

#include <string>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "server/messages/texts.hpp"

namespace crownhead::messages {

/// How a game has ended, for one of its players.
struct Ending {
  play::Ended ended;
  Seat mine;
  std::string result;   ///< as the variant writes it, "2-0"; empty: aborted, or of several players
  std::string article;  ///< of the rule that made it a draw; empty where there is none
};

/// Of a game that is over; `player` is one of its own.
Ending ending_of(const play::Game& game, UserId player);

/// Why it ended, as the page of the game says it: "Draw: 25-move rule, art. 6.2"; of several
/// players, which place is the player's.
std::string ending_text(const Texts& texts, const Ending& ending);

}  // namespace crownhead::messages
