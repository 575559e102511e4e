#pragma once

#include <optional>

#include "db/sql/connection.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

/// Parts of a job: an e-mail is stored in the same transaction as its cause.

/// Returns nullopt if the account is closed or has no confirmed address.
std::optional<accounts::Contact> reachable_contact(Connection& connection, UserId user);

void insert_mail(Connection& connection, const accounts::OutgoingMail& mail);

}  // namespace crownhead::db
