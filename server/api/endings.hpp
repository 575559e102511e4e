#pragma once

#include "db/games/game_queries.hpp"
#include "server/api/call.hpp"
#include "server/endings/shelf.hpp"

namespace crownhead::api {

/// Which tables of endings the site has: GET /endings.
void list_endings(const server::EndingsShelf& endings, const CallPtr& call);

/// What a table knows of a position: GET /endings/{variant}. Who plays a live game, or has that
/// position in a game by correspondence, is told nothing.
void look_up_ending(const server::EndingsShelf& endings, const db::GameQueries& game_queries,
                    const CallPtr& call);

}  // namespace crownhead::api
