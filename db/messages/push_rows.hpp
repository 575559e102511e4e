#pragma once

#include "db/sql/connection.hpp"
#include "rules/accounts/push.hpp"

namespace crownhead::db {

/// Part of a job: queues the message for each browser of the player. It replaces a waiting message
/// with the same topic, or withdraws it if the payload is empty; of an account with too many
/// messages the oldest are dropped.
void insert_push(Connection& connection, const accounts::NewPushMessage& message);

/// Part of a job: stores what became of a message. Changes nothing if a newer message has replaced
/// it, except for the state of the subscription.
void store_push_outcome(Connection& connection, const accounts::PushOutcome& outcome);

}  // namespace crownhead::db
