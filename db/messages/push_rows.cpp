#include "db/messages/push_rows.hpp"

namespace crownhead::db {
namespace {

void drop_message(Connection& connection, PushMessageId id) {
  connection.run("DELETE FROM push_outbox WHERE id = ?1", id);
}

void count_refusal(Connection& connection, PushSubscriptionId id, Instant at) {
  connection.run(
      "UPDATE push_subscriptions SET failures = failures + 1,"
      " failing_since_ms = coalesce(failing_since_ms, ?2) WHERE id = ?1",
      id, at);
  connection.run(
      "DELETE FROM push_subscriptions WHERE id = ?1 AND failures >= ?2 AND failing_since_ms <= ?3",
      id, accounts::most_push_refusals, at - accounts::push_patience);
}

}  // namespace

void insert_push(Connection& connection, const accounts::NewPushMessage& message) {
  connection.run(
      "DELETE FROM push_outbox WHERE topic = ?2 AND subscription_id IN"
      " (SELECT id FROM push_subscriptions WHERE user_id = ?1)",
      message.user, message.topic);
  if (message.payload.empty()) return;
  connection.run(
      "INSERT INTO push_outbox (subscription_id, user_id, topic, urgency, payload, due_ms,"
      " expires_ms) SELECT id, user_id, ?2, ?3, ?4, ?5, ?6 FROM push_subscriptions"
      " WHERE user_id = ?1",
      message.user, message.topic, message.urgency, message.payload, message.due, message.expires);
  connection.run(
      "DELETE FROM push_outbox WHERE user_id = ?1 AND id <= (SELECT id FROM push_outbox"
      " WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
      message.user, accounts::most_waiting_pushes);
}

void store_push_outcome(Connection& connection, const accounts::PushOutcome& outcome) {
  switch (outcome.result) {
    case accounts::PushResult::sent:
      drop_message(connection, outcome.id);
      connection.run(
          "UPDATE push_subscriptions SET failures = 0, failing_since_ms = NULL"
          " WHERE id = ?1 AND failing_since_ms IS NOT NULL",
          outcome.subscription);
      return;
    case accounts::PushResult::dropped: return drop_message(connection, outcome.id);
    case accounts::PushResult::again:
      connection.run("UPDATE push_outbox SET tries = tries + 1, due_ms = ?2 WHERE id = ?1",
                     outcome.id, outcome.due);
      return;
    case accounts::PushResult::paused:
      connection.run("UPDATE push_outbox SET due_ms = ?2 WHERE id = ?1", outcome.id, outcome.due);
      return;
    case accounts::PushResult::refused:
      drop_message(connection, outcome.id);
      return count_refusal(connection, outcome.subscription, outcome.at);
    case accounts::PushResult::gone:
      connection.run("DELETE FROM push_subscriptions WHERE id = ?1", outcome.subscription);
  }
}

}  // namespace crownhead::db
