#pragma once

#include <memory>
#include <string>

#include "rules/play/game.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::live {

/// A game as one viewer sees it at one moment. Created on the game's thread at a cost that does not
/// grow with the game, because it shares the record; written as JSON on any other thread.
struct GameSnapshot {
  wire::GameNames names;
  play::Game game;
  play::Showing showing;    ///< the delay; Shown::now for a viewer without one
  wire::Messages messages;  ///< of the players, if the viewer is one of them
  std::shared_ptr<wire::LegalMoves> legal_moves;

  std::string json(Instant now) const {
    return wire::game_json(names, game, now, messages, showing, legal_moves.get());
  }
};

}  // namespace crownhead::live
