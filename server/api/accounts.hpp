#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Accounts and profiles. Passwords are hashed in the workers.

void create_account(Site& site, const CallPtr& call);
void get_account(Site& site, const CallPtr& call);
void change_account(Site& site, const CallPtr& call);
void get_user(Site& site, const CallPtr& call);

}  // namespace crownhead::api
