#pragma once

#include "db/accounts/contacts.hpp"
#include "server/api/account_mail.hpp"

namespace crownhead::api {

/// Tells a player by e-mail that what guards the account has changed, at the address that was
/// confirmed before; without one nobody can be told. That the message cannot be queued is no
/// reason to undo the change.
void tell_of_guard(const AccountMail& mail, const std::optional<db::Contact>& before,
                   const accounts::GuardNotice& told);

}  // namespace crownhead::api
