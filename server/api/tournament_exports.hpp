#pragma once

#include "db/games/game_store.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/steps.hpp"

namespace crownhead::api {

/// A tournament as files, with what everybody may see of it.

void get_tournament_trf(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_tournament_csv(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_tournament_json(const Directing& directing, const Steps& steps, const CallPtr& call);
/// Streamed: every game of published rounds, in order.
void get_tournament_pdn(const Directing& directing, db::GameStore& games, const CallPtr& call);
/// The games of any kind, each as its kind has it.
void get_tournament_records(const Directing& directing, db::GameStore& games, const CallPtr& call);

}  // namespace crownhead::api
