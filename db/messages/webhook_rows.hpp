#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/webhooks.hpp"

namespace crownhead::db {

/// Part of a job. Returns nullopt, and queues nothing, if the webhook is off or gone or belongs to
/// a banned player.
std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due);

/// Returns how many more deliveries may be queued for the webhook. Not for jobs, because it counts
/// the deliveries.
int room_for_deliveries(Connection& connection, WebhookId webhook);

/// Drops some waiting deliveries with larger ids than `after`, or postpones them to `until`.
/// Returns the last id that it read, for the next job to continue after; nullopt after the last
/// one.
std::optional<DeliveryId> change_waiting(Connection& connection, WebhookId webhook,
                                         DeliveryId after, std::optional<Instant> until);

/// Deletes some of the finished deliveries in excess of those that are kept, the oldest first.
/// Returns true if no more are to be deleted.
bool forget_old_deliveries(Connection& connection, WebhookId webhook);

}  // namespace crownhead::db
