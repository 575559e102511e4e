#pragma once

#include "db/messages/push_subscriptions.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

void get_push_key(const SiteConfig& config, db::PushSubscriptions& subscriptions,
                  const CallPtr& call);
void list_push_subscriptions(db::PushSubscriptions& subscriptions, const CallPtr& call);
Handling subscribe_to_push(const SiteConfig& config, db::PushSubscriptions& subscriptions,
                           Limits& limits, const live::WallClock& clock, CallPtr call);
Handling delete_push_subscription(db::PushSubscriptions& subscriptions, CallPtr call);

}  // namespace crownhead::api
