#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What opens sessions, and counts who tries to.
struct SignIns {
  const SiteConfig& config;
  db::Sessions& sessions;
  db::SecondFactors& factors;
  Limits& limits;
  CodeTries& code_tries;
  const live::WallClock& clock;
};

}  // namespace crownhead::api
