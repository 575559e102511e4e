#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"

namespace crownhead::api {

/// Imports a whole tournament from a TRF or from our own JSON document. Anything unfinished in it
/// continues here.
Handling import_tournament(const DirectorAccess& directing, const db::Users& users,
                           const db::Blocks& blocks, db::Tournaments& tournaments, CallPtr call);

}  // namespace crownhead::api
