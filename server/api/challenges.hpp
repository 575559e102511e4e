#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

void list_challenges(Site& site, const CallPtr& call);
void create_challenge(Site& site, const CallPtr& call);
void get_challenge(Site& site, const CallPtr& call);
void withdraw_challenge(Site& site, const CallPtr& call);
void accept_challenge(Site& site, const CallPtr& call);
void decline_challenge(Site& site, const CallPtr& call);

}  // namespace crownhead::api
