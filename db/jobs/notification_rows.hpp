#pragma once

#include <optional>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

/// Parts of a job: what is listed under a player's bell is stored in the same transaction as its
/// cause.

/// Stores the rows and deletes those that each player then has too many of.
void insert_notifications(Connection& connection,
                          const std::vector<accounts::NewNotification>& rows);

/// For a challenge that was answered or withdrawn; one that expires stays in the list. With `user`
/// only from their list.
void delete_notifications_of(Connection& connection, ChallengeId challenge,
                             std::optional<UserId> user = std::nullopt);

}  // namespace crownhead::db
