#pragma once

#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"

namespace crownhead::api {

/// Ends the player's other sessions, tokens and the address of the calendar, and turns webhooks
/// off.
void change_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                     OpenSockets& sockets, const CallPtr& call);

}  // namespace crownhead::api
