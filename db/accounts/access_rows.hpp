#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// Parts of jobs that end access to an account.

/// Ends the player's sessions except `kept`.
void end_sessions(Connection& connection, UserId user, std::optional<SessionId> kept);

/// Ends all access without the password: deletes tokens, the calendar's address and links for a new
/// password, and turns webhooks off, so that the player can turn those on again that they
/// recognise.
void end_other_access(Connection& connection, UserId user, Instant at);

}  // namespace crownhead::db
