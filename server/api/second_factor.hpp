#pragma once

#include "db/accounts/second_factors.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"

namespace crownhead::api {

/// The second factor: begun with the password, in use once a code of it has been shown to work.

void get_second_factor(db::SecondFactors& factors, const CallPtr& call);
void begin_second_factor(const Passwords& passwords, db::SecondFactors& factors,
                         const CallPtr& call);
void confirm_second_factor(db::SecondFactors& factors, const AccountMail& mail,
                           OpenSockets& sockets, const CallPtr& call);
void remove_second_factor(const Passwords& passwords, db::SecondFactors& factors,
                          const AccountMail& mail, const CallPtr& call);

}  // namespace crownhead::api
