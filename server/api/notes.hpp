#pragma once

#include "db/games/game_queries.hpp"
#include "db/games/notes.hpp"
#include "server/api/call.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// The asker's private notes about a game.

void get_notes(const db::GameQueries& game_queries, db::Notes& notes, const CallPtr& call);
void write_notes(const db::GameQueries& game_queries, db::Notes& notes,
                 const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
