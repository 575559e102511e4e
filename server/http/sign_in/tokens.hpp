#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Tokens, with which programs act for a player.

void list_tokens(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call);
/// With an Idempotency-Key, the token is derived from the key and the session's secret, which is
/// not stored: repeating the request returns the same token in the same session, and key_reused in
/// another.
Handling create_token(const Passwords& passwords, db::Sessions& sessions,
                      const db::SecondFactors& factors, const AccountMail& mail, CallPtr call);
Handling revoke_token(db::Sessions& sessions, OpenSockets& sockets, CallPtr call);

}  // namespace crownhead::api
