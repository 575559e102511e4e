#pragma once

#include "db/games/game_store.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/tournaments/director_access.hpp"

namespace crownhead::api {

/// A tournament as files, with its public data.

void get_tournament_trf(const DirectorAccess& directing, const RequestRunner& runner,
                        const CallPtr& call);
void get_tournament_csv(const DirectorAccess& directing, const RequestRunner& runner,
                        const CallPtr& call);
void get_tournament_json(const DirectorAccess& directing, const RequestRunner& runner,
                         const CallPtr& call);
/// Streams every game of published rounds, in order.
void get_tournament_pdn(const DirectorAccess& directing, db::GameStore& games, const CallPtr& call);
/// The games of every kind, each in its kind's format.
void get_tournament_records(const DirectorAccess& directing, db::GameStore& games,
                            const CallPtr& call);

}  // namespace crownhead::api
