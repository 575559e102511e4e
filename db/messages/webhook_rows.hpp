#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/webhooks.hpp"

namespace crownhead::db {

/// Part of a job. nullopt, and nothing is queued, for a webhook that is off, is gone or
/// belongs to somebody who is banned.
std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due);

/// Returns how many more deliveries may wait for the webhook. Not for jobs, since it counts them.
int room_for_deliveries(Connection& connection, WebhookId webhook);

/// Of the deliveries with larger ids than `after`, changes some that wait: gives them up, or puts
/// them off until `until` if they are due before. Returns the last that it has looked at, from
/// which the next job continues; nullopt after the last one.
std::optional<DeliveryId> change_waiting(Connection& connection, WebhookId webhook,
                                         DeliveryId after, std::optional<Instant> until);

/// Deletes some of the deliveries that are over and more than are remembered, the oldest first;
/// true if no more are to be deleted.
bool forget_old_deliveries(Connection& connection, WebhookId webhook);

}  // namespace crownhead::db
