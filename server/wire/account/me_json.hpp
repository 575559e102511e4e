#pragma once

#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "rules/play/made_offer.hpp"
#include "rules/play/move_message.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

/// Data of the events of `me` about a game.
std::string game_started(const GameNames& names, const play::Game& game);
std::string my_turn(GameId game, Instant at, int ply);
/// For the player who has to answer it.
std::string offer_made(GameId game, Instant at, const play::MadeOffer& offer);
std::string game_ended(GameId id, const play::Game& game);
std::string move_message(GameId game, Instant at, crownhead::Seat by,
                         const play::MoveMessage& message);

}  // namespace crownhead::wire
