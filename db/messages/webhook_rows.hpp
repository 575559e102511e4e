#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/webhooks.hpp"

namespace crownhead::db {

/// Part of a job. Returns nullopt, and queues nothing, for a webhook that is off or gone or belongs
/// to a banned player.
std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due);

/// Returns how many more deliveries may wait for the webhook. Not for jobs, since it counts them.
int room_for_deliveries(Connection& connection, WebhookId webhook);

/// Gives up some waiting deliveries with larger ids than `after`, or postpones them to `until`.
/// Returns the last id it has read, for the next job to continue from; nullopt after the last one.
std::optional<DeliveryId> change_waiting(Connection& connection, WebhookId webhook,
                                         DeliveryId after, std::optional<Instant> until);

/// Deletes some of the finished deliveries beyond those that are remembered, the oldest first.
/// Returns true if no more are to be deleted.
bool forget_old_deliveries(Connection& connection, WebhookId webhook);

}  // namespace crownhead::db
