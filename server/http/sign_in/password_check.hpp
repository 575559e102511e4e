#pragma once

#include "db/accounts/users.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"

namespace crownhead::api {

/// Everything needed to hash and compare passwords, in their pool and within the rate limits.
struct Passwords {
  const SiteConfig& config;
  Limits& limits;
  const RequestRunner& runner;
  db::Users& users;
};

}  // namespace crownhead::api
