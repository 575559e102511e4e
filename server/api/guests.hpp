#pragma once

#include "db/accounts/users.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/password_check.hpp"
#include "server/api/presence.hpp"
#include "server/api/sign_ins.hpp"

namespace crownhead::api {

/// People without an account, who play casual games by a link: docs/permissions.md.

/// Makes one and signs them in.
void make_guest(db::Users& users, const SignIns& sign_ins, const CallPtr& call);
/// The guest becomes a player and keeps the games.
void sign_up_guest(const Passwords& passwords, const AccountMail& mail, const Presence& presence,
                   const CallPtr& call);

}  // namespace crownhead::api
