#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Tokens, by which programs act for a player.

void list_tokens(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call);
/// With an Idempotency-Key the token comes from the key and the session's secret, which nothing
/// stores: the same request of the same session gets the same token, another session's key_reused.
void create_token(const Passwords& passwords, db::Sessions& sessions,
                  const db::SecondFactors& factors, const AccountMail& mail, const CallPtr& call);
void revoke_token(db::Sessions& sessions, OpenSockets& sockets, const CallPtr& call);

}  // namespace crownhead::api
