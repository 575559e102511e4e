#pragma once

#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/code_tries.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/socket/open_sockets.hpp"

namespace crownhead::api {

/// Changes the password. Ends the player's other sessions, tokens and calendar address, and turns
/// webhooks off.
Handling change_password(const Passwords& passwords, const AccountMail& mail, CodeTries& code_tries,
                         OpenSockets& sockets, CallPtr call);

}  // namespace crownhead::api
