#pragma once

#include "db/accounts/contacts.hpp"
#include "db/messages/outbox.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Everything needed to send account owners links and notices of security changes.
struct AccountMail {
  const SiteConfig& config;
  db::Contacts& contacts;
  db::Outbox& outbox;
  const live::WallClock& clock;
  Limits& limits;
};

}  // namespace crownhead::api
