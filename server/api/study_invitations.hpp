#pragma once

#include "db/games/studies.hpp"
#include "server/api/call.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// To be an editor of a study: what its owner has asked, until the player accepts or declines.

void list_study_invitations(db::Studies& studies, const CallPtr& call);
void accept_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                             const live::WallClock& clock, const CallPtr& call);
void decline_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                              const live::WallClock& clock, const CallPtr& call);

}  // namespace crownhead::api
