#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// The asker's private notes about a game.

void get_notes(const db::GameQueries& game_queries, db::Notes& notes, const CallPtr& call);
void write_notes(const db::GameQueries& game_queries, db::Notes& notes,
                 const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
