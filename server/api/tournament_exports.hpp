#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// A tournament as files, with what everybody may see of it.

void get_tournament_trf(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_tournament_csv(const Directing& directing, const Steps& steps, const CallPtr& call);
void get_tournament_json(const Directing& directing, const Steps& steps, const CallPtr& call);
/// Streamed: every game of published rounds, in order.
void get_tournament_pdn(Site& site, const CallPtr& call);

}  // namespace crownhead::api
