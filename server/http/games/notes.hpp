#pragma once

#include "db/chat/notes.hpp"
#include "db/games/game_queries.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// The asker's private notes on a game.

void get_notes(const db::GameQueries& game_queries, db::Notes& notes, const CallPtr& call);
Handling write_notes(const db::GameQueries& game_queries, db::Notes& notes,
                     const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
