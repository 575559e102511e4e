#pragma once

#include "db/accounts/users.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/online_traces.hpp"
#include "server/http/socket/sign_ins.hpp"

namespace crownhead::api {

/// Guests: people without an account, who play casual games. See docs/permissions.md.

/// Creates a guest and signs them in.
Handling make_guest(const SiteConfig& config, db::Users& users, const SignIns& sign_ins,
                    CallPtr call);
/// Turns the guest into a player, who keeps their games.
Handling sign_up_guest(const Passwords& passwords, const AccountMail& mail,
                       const OnlineTraces& presence, CallPtr call);

}  // namespace crownhead::api
