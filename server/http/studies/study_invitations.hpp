#pragma once

#include "db/studies/studies.hpp"
#include "server/http/call.hpp"
#include "server/people/study_followers.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Invitations to edit a study, from the owner's request until the player accepts or declines.

void list_study_invitations(db::Studies& studies, const CallPtr& call);
Handling accept_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                                 const live::WallClock& clock, CallPtr call);
Handling decline_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                                  const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
