#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/webhooks.hpp"

namespace crownhead::db {

/// Part of a job. nullopt, and nothing is queued, for a webhook that is off, is gone, has too many
/// waiting or belongs to somebody who is banned.
std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due);

}  // namespace crownhead::db
