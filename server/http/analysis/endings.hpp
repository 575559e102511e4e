#pragma once

#include "db/games/game_queries.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/http/call.hpp"

namespace crownhead::api {

/// GET /endings. Lists the endgame tables of the site.
void list_endings(const server::EndgameTables& endings, const CallPtr& call);

/// GET /endings/{variant}. Looks up a position. Refused to players in a live game, and to players
/// with that position in a correspondence game.
void look_up_ending(const server::EndgameTables& endings, const db::GameQueries& game_queries,
                    const CallPtr& call);

}  // namespace crownhead::api
