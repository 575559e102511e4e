#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {

/// Accounts and profiles. Passwords are hashed in the workers.

/// What breaks the rules of names and passwords, and an address whose reader wants no mail.
std::optional<wire::Problem> wrong_account(db::Contacts& contacts, const live::WallClock& clock,
                                           const wire::AccountBody& body);

void create_account(Site& site, const CallPtr& call);
void get_account(db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                 const SiteConfig& config, const live::WallClock& clock, const CallPtr& call);
void change_account(Site& site, const CallPtr& call);
void get_user(db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
