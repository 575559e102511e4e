#include "db/messages/webhook_rows.hpp"

#include "db/messages/webhooks.hpp"

namespace crownhead::db {
namespace {

constexpr int deliveries_at_once = 32;

}  // namespace

std::optional<DeliveryId> insert_delivery(Connection& connection,
                                          const accounts::NewDelivery& delivery, Instant due) {
  return connection.insert<DeliveryId>(
      "INSERT INTO webhook_deliveries (webhook_id, event, at_ms, data, due_ms)"
      " SELECT id, ?2, ?3, ?4, ?5 FROM webhooks WHERE id = ?1 AND disabled_ms IS NULL"
      " AND (SELECT banned_ms FROM users WHERE users.id = user_id) IS NULL RETURNING id",
      delivery.webhook, delivery.event, delivery.at, delivery.data, due);
}

int room_for_deliveries(Connection& connection, WebhookId webhook) {
  return Webhooks::most_waiting - connection
                                      .value<int>(
                                          "SELECT count(*) FROM webhook_deliveries"
                                          " WHERE webhook_id = ?1 AND due_ms IS NOT NULL",
                                          webhook)
                                      .value_or(0);
}

std::optional<DeliveryId> change_waiting(Connection& connection, WebhookId webhook,
                                         DeliveryId after, std::optional<Instant> until) {
  const auto some = connection.values<DeliveryId>(
      "SELECT id FROM webhook_deliveries WHERE webhook_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
      webhook, after, deliveries_at_once);
  if (some.empty()) return std::nullopt;
  if (until)
    connection.run(
        "UPDATE webhook_deliveries SET due_ms = ?4"
        " WHERE webhook_id = ?1 AND id > ?2 AND id <= ?3 AND due_ms < ?4",
        webhook, after, some.back(), *until);
  else
    connection.run(
        "UPDATE webhook_deliveries SET due_ms = NULL, data = ''"
        " WHERE webhook_id = ?1 AND id > ?2 AND id <= ?3 AND due_ms IS NOT NULL",
        webhook, after, some.back());
  return some.back();
}

bool forget_old_deliveries(Connection& connection, WebhookId webhook) {
  return connection.changed(
             "DELETE FROM webhook_deliveries WHERE due_ms IS NULL AND id IN"
             " (SELECT id FROM webhook_deliveries WHERE webhook_id = ?1 AND id <="
             "  (SELECT id FROM webhook_deliveries WHERE webhook_id = ?1 ORDER BY id DESC"
             "   LIMIT 1 OFFSET ?2)"
             "  ORDER BY id LIMIT ?3)",
             webhook, Webhooks::most_remembered, deliveries_at_once) < deliveries_at_once;
}

}  // namespace crownhead::db
