#pragma once

#include "db/accounts/users.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_store.hpp"
#include "db/ratings/ratings.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Reading players and their ratings.

void get_profile(db::Users& users, db::Ratings& ratings, const live::WallClock& clock,
                 db::Archive& archive, const CallPtr& call);
void get_rating_history(db::Users& users, db::Ratings& ratings, const CallPtr& call);
void get_scores(db::Users& users, db::Archive& archive, const CallPtr& call);
void get_opponents(db::Users& users, db::Archive& archive, const CallPtr& call);
/// For moderators.
Handling annul_game(db::GameStore& games, const live::WallClock& clock, live::Rooms& rooms,
                    CallPtr call);
void get_leaderboard(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);
/// Returns the ten best of each speed that has ratings.
void get_leaderboards(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);
/// Returns the ratings of the computer's levels in a pool.
void get_levels(db::Ratings& ratings, const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
