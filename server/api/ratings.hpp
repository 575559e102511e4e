#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Looking at players and their ratings.

void get_profile(Site& site, const CallPtr& call);
void get_rating_history(Site& site, const CallPtr& call);
void get_scores(Site& site, const CallPtr& call);
void get_opponents(Site& site, const CallPtr& call);
/// A moderator's act.
void annul_game(Site& site, const CallPtr& call);
void get_leaderboard(Site& site, const CallPtr& call);

}  // namespace crownhead::api
