#pragma once

#include "db/accounts/contacts.hpp"
#include "server/http/account/account_mail.hpp"

namespace crownhead::api {

/// Notifies a player by e-mail that the security settings of the account have changed, at the
/// previously confirmed address; does nothing without one. A failure to queue the message does not
/// undo the change.
void send_guard_notice(const AccountMail& mail, const std::optional<db::Contact>& before,
                       const accounts::GuardNotice& told);

}  // namespace crownhead::api
