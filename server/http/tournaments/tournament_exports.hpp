#pragma once

#include "db/games/game_store.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/tournaments/director_access.hpp"

namespace crownhead::api {

/// A tournament as files, with its public data.

Handling get_tournament_trf(const DirectorAccess& directing, const RequestRunner& runner,
                            CallPtr call);
Handling get_tournament_csv(const DirectorAccess& directing, const RequestRunner& runner,
                            CallPtr call);
Handling get_tournament_json(const DirectorAccess& directing, const RequestRunner& runner,
                             CallPtr call);
/// Streams every game of published rounds, in order.
Handling get_tournament_pdn(const DirectorAccess& directing, db::GameStore& games, CallPtr call);
/// The games of every kind, each in its kind's format.
Handling get_tournament_records(const DirectorAccess& directing, db::GameStore& games,
                                CallPtr call);

}  // namespace crownhead::api
