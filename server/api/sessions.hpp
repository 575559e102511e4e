#pragma once

#include "db/accounts/sessions.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"
#include "server/api/sign_ins.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Signing in and out, and the sessions that are open.

void sign_in(const Passwords& passwords, const SignIns& sign_ins, const AccountMail& mail,
             const CallPtr& call);
void sign_out(const SiteConfig& config, db::Sessions& sessions, const live::WallClock& clock,
              OpenSockets& sockets, const CallPtr& call);
void list_sessions(db::Sessions& sessions, const live::WallClock& clock, const CallPtr& call);
void end_session(db::Sessions& sessions, OpenSockets& sockets, const CallPtr& call);
/// With `tokens=1` also all else that speaks for the player without the password.
void end_other_sessions(db::Sessions& sessions, const live::WallClock& clock, OpenSockets& sockets,
                        const CallPtr& call);

/// Opens a session and answers with its cookie and `cookies`. The rest of a way in.
void open_session(const SignIns& sign_ins, const CallPtr& call, int status, UserId user,
                  const std::string& name, net::Headers cookies = {});

/// The same for somebody with a password: from now on this is a place from which they have signed
/// in.
void welcome(const SignIns& sign_ins, const CallPtr& call, int status, UserId user,
             const std::string& name);

/// Answers 204 and takes the cookie back.
void answer_signed_out(const SiteConfig& config, const CallPtr& call);

}  // namespace crownhead::api
