#pragma once

#include "db/accounts/users.hpp"
#include "db/games/game_queries.hpp"
#include "server/api/call.hpp"
#include "server/live/game_starter.hpp"

namespace crownhead::api {

void begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                         live::GameStarter& starter, const CallPtr& call);

}  // namespace crownhead::api
