#pragma once

#include "db/accounts/users.hpp"
#include "db/games/computer_offers.hpp"
#include "db/games/game_queries.hpp"
#include "server/api/call.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

void tell_computer_tip(db::ComputerOffers& offers, const live::WallClock& clock,
                       const CallPtr& call);
void begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                         const db::ComputerOffers& offers, const live::WallClock& clock,
                         live::GameStarter& starter, const CallPtr& call);

}  // namespace crownhead::api
