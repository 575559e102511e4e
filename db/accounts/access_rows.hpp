#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// Parts of a job.

/// Ends the player's sessions except `kept`.
void end_sessions(Connection& connection, UserId user, std::optional<SessionId> kept);

/// Ends what else speaks for the player, or tells of them, without the password: tokens and the
/// address of the calendar are gone, links to a new password too, and webhooks are turned off, for
/// the player to turn on again those that they know.
void end_other_access(Connection& connection, UserId user, Instant at);

}  // namespace crownhead::db
