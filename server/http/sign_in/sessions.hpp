#pragma once

#include "db/accounts/sessions.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/http/socket/sign_ins.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Signing in and out, and the list of open sessions.

Handling sign_in(const Passwords& passwords, const SignIns& sign_ins, const AccountMail& mail,
                 CallPtr call);
Handling sign_out(const SiteConfig& config, db::Sessions& sessions, const live::WallClock& clock,
                  OpenSockets& sockets, CallPtr call);
void list_sessions(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call);
Handling end_session(db::Sessions& sessions, OpenSockets& sockets, CallPtr call);
/// With `tokens=1` also ends everything else that acts for the player without the password.
Handling end_other_sessions(db::Sessions& sessions, const live::WallClock& clock,
                            OpenSockets& sockets, CallPtr call);

/// Opens a session and answers with its cookie and `cookies`. The last step of every way to sign
/// in.
live::Awaitable<void> open_session(const SignIns& sign_ins, const CallPtr& call, int status,
                                   UserId user, const std::string& name, net::Headers cookies = {});

/// The same for a player with a password. Also records this place as familiar.
live::Awaitable<void> welcome(const SignIns& sign_ins, const CallPtr& call, int status, UserId user,
                              const std::string& name);

/// Answers 204 and deletes the cookie.
void answer_signed_out(const SiteConfig& config, const CallPtr& call);

}  // namespace crownhead::api
