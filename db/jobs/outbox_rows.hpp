#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

/// Parts of a job: what is told by e-mail is stored together with what it is about.

/// nullopt if the account is closed, or has no address that was shown to be the player's.
std::optional<accounts::Contact> reachable_contact(Connection& connection, UserId user);

void insert_mail(Connection& connection, const accounts::OutgoingMail& mail);

}  // namespace crownhead::db
