#include "db/messages/webhook_rows.hpp"

#include "db/messages/webhooks.hpp"

namespace crownhead::db {

std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due) {
  return connection.insert<DeliveryId>(
      "INSERT INTO webhook_deliveries (webhook_id, event, at_ms, data, due_ms)"
      " SELECT id, ?2, ?3, ?4, ?5 FROM webhooks WHERE id = ?1 AND disabled_ms IS NULL"
      " AND (SELECT banned_ms FROM users WHERE users.id = user_id) IS NULL"
      " AND (SELECT count(*) FROM webhook_deliveries WHERE webhook_id = ?1"
      " AND due_ms IS NOT NULL) < ?6 RETURNING id",
      delivery.webhook, delivery.event, delivery.at, delivery.data, due, Webhooks::most_waiting);
}

}  // namespace crownhead::db
