#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// The second factor: begun with the password, in use once a code of it has been shown to work.

void get_second_factor(db::SecondFactors& factors, const CallPtr& call);
void begin_second_factor(Limits& limits, const Steps& steps, db::Users& users,
                         const SiteConfig& config, db::SecondFactors& factors, const CallPtr& call);
void confirm_second_factor(Site& site, const CallPtr& call);
void remove_second_factor(Site& site, const CallPtr& call);

}  // namespace crownhead::api
