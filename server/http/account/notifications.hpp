#pragma once

#include "db/messages/notifications.hpp"
#include "server/http/call.hpp"
#include "server/people/inboxes.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// What is listed under the asker's bell.

void list_notifications(db::Notifications& notifications, const CallPtr& call);
/// Marks the path's notification and all before it as read.
Handling read_notifications(db::Notifications& notifications, live::Inboxes& inboxes, CallPtr call);

/// Makes the topic `me` publish the number of unread notifications. Call it once, before the first
/// of them.
void publish_unread(const db::Notifications& notifications, const live::WallClock& clock,
                    live::Inboxes& inboxes);

}  // namespace crownhead::api
