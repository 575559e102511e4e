#pragma once

#include "db/accounts/users.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_store.hpp"
#include "db/games/ratings.hpp"
#include "server/api/call.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Looking at players and their ratings.

void get_profile(db::Users& users, db::Ratings& ratings, const live::WallClock& clock,
                 db::Archive& archive, const CallPtr& call);
void get_rating_history(db::Users& users, db::Ratings& ratings, const CallPtr& call);
void get_scores(db::Users& users, db::Archive& archive, const CallPtr& call);
void get_opponents(db::Users& users, db::Archive& archive, const CallPtr& call);
/// A moderator's act.
void annul_game(db::GameStore& games, const live::WallClock& clock, live::Rooms& rooms,
                const CallPtr& call);
void get_leaderboard(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);
/// What the levels of the computer are worth in a pool.
void get_levels(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
