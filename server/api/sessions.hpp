#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Signing in and out, and the sessions that are open.

void sign_in(Site& site, const CallPtr& call);
void sign_out(Site& site, const CallPtr& call);
void list_sessions(Site& site, const CallPtr& call);
void end_session(Site& site, const CallPtr& call);
void end_other_sessions(Site& site, const CallPtr& call);

/// Opens a session and answers with its cookie. The rest of a way in.
void open_session(Site& site, const CallPtr& call, int status, UserId user,
                  const std::string& name);

/// Answers 204 and takes the cookie back.
void answer_signed_out(const Site& site, const CallPtr& call);

}  // namespace crownhead::api
