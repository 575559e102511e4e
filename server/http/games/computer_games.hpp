#pragma once

#include "db/accounts/users.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/games/game_queries.hpp"
#include "server/game/game_starter.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

Handling publish_computer_commitment(db::ComputerOffers& offers, const live::WallClock& clock,
                                     CallPtr call);
Handling begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                             const db::ComputerOffers& offers, const live::WallClock& clock,
                             live::GameStarter& starter, CallPtr call);

}  // namespace crownhead::api
