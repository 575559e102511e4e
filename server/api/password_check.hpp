#pragma once

#include "db/accounts/users.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"

namespace crownhead::api {

/// What hashes the passwords of players and compares them, in their pool and within the limits.
struct Passwords {
  const SiteConfig& config;
  Limits& limits;
  const Steps& steps;
  db::Users& users;
};

}  // namespace crownhead::api
