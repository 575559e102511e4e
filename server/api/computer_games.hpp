#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

void begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                         live::GameStarter& starter, const CallPtr& call);

}  // namespace crownhead::api
