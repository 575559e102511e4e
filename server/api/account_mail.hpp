#pragma once

#include "db/accounts/contacts.hpp"
#include "db/messages/outbox.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What writes to the owners of accounts about their accounts: the links that they are sent, and
/// what has changed of what guards an account.
struct AccountMail {
  const SiteConfig& config;
  db::Contacts& contacts;
  db::Outbox& outbox;
  const live::WallClock& clock;
  Limits& limits;
};

}  // namespace crownhead::api
