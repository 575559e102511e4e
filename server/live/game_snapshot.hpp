#pragma once

#include <memory>
#include <string>

#include "rules/play/game.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::live {

/// A game as someone is shown it at one moment. Made on the game's thread at a cost that does not
/// grow with the game, since it shares the record; written as JSON on any other.
struct GameSnapshot {
  wire::GameNames names;
  play::Game game;
  play::Showing showing;    ///< how much later; Shown::now for a viewer without delay
  wire::Messages messages;  ///< of its players, where it is for one of them
  std::shared_ptr<wire::LegalMoves> legal_moves;

  std::string json(Instant now) const {
    return wire::game_json(names, game, now, messages, showing, legal_moves.get());
  }
};

}  // namespace crownhead::live
