#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"

namespace crownhead::api {

/// A whole tournament from a TRF or from a document of ours; what is open in it goes on here.
void import_tournament(const Directing& directing, const db::Users& users, const db::Blocks& blocks,
                       db::Tournaments& tournaments, const CallPtr& call);

}  // namespace crownhead::api
