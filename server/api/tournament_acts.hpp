#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// What players and directors do. Each takes If-Match and answers the version after it.

void enter_tournament(Site& site, const CallPtr& call);
/// Everybody of a list, or nobody.
void enter_listed(Site& site, const CallPtr& call);
void leave_tournament(Site& site, const CallPtr& call);
void answer_entry(Site& site, const CallPtr& call);
void change_tournament(Site& site, const CallPtr& call);
void set_directors(Site& site, const CallPtr& call);
void start_tournament(Site& site, const CallPtr& call);
void draw_round(Site& site, const CallPtr& call);
void discard_round(Site& site, const CallPtr& call);
void publish_round(Site& site, const CallPtr& call);
void pause_tournament(Site& site, const CallPtr& call);
void resume_tournament(Site& site, const CallPtr& call);
void finish_tournament(Site& site, const CallPtr& call);
void cancel_tournament(Site& site, const CallPtr& call);
void set_game_result(Site& site, const CallPtr& call);

}  // namespace crownhead::api
