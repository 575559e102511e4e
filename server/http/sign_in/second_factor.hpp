#pragma once

#include "db/accounts/second_factors.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/socket/open_sockets.hpp"

namespace crownhead::api {

/// The second factor: started with the password, active after a code has been confirmed.

void get_second_factor(db::SecondFactors& factors, const CallPtr& call);
Handling begin_second_factor(const Passwords& passwords, db::SecondFactors& factors, CallPtr call);
Handling confirm_second_factor(db::SecondFactors& factors, const AccountMail& mail,
                               OpenSockets& sockets, CallPtr call);
Handling remove_second_factor(const Passwords& passwords, db::SecondFactors& factors,
                              const AccountMail& mail, CallPtr call);

}  // namespace crownhead::api
