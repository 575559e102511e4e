#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/sign_in/code_tries.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Everything needed to open sessions, and to count sign-in attempts.
struct SignIns {
  const SiteConfig& config;
  db::Sessions& sessions;
  db::SecondFactors& factors;
  Limits& limits;
  CodeTries& code_tries;
  const live::WallClock& clock;
};

}  // namespace crownhead::api
