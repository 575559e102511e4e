#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {

/// Accounts and profiles. Passwords are hashed in the workers.

/// What breaks the rules of names and passwords, and an address whose reader wants no mail.
std::optional<wire::Problem> wrong_account(const Site& site, const wire::AccountBody& body);

void create_account(Site& site, const CallPtr& call);
void get_account(Site& site, const CallPtr& call);
void change_account(Site& site, const CallPtr& call);
void get_user(Site& site, const CallPtr& call);

}  // namespace crownhead::api
