#pragma once

#include <string>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "server/messages/texts.hpp"

namespace crownhead::messages {

/// The end of a game, from the side of one of its players.
struct Ending {
  play::Ended ended;
  Seat mine;
  /// In the variant's notation, "2-0"; empty for a game that was aborted or has several players.
  std::string result;
  std::string article;  ///< of the rule that made it a draw; empty if there is none
};

/// For a finished game; `player` must be one of its players.
Ending ending_of(const play::Game& game, UserId player);

/// Returns why it ended, in the words of the game's page: "Draw: 25-move rule, art. 6.2"; in a game
/// of several players, the player's place.
std::string ending_text(const Texts& texts, const Ending& ending);

}  // namespace crownhead::messages
