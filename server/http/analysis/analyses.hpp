#pragma once

#include "db/analyses/analyses.hpp"
#include "db/games/game_queries.hpp"
#include "server/background/analysis_workers.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// The site's own analyses of finished games.

/// GET /games/{id}/analysis. Also returns the progress, and whether this server runs analyses.
void get_analysis(const db::Analyses& analyses, const db::GameQueries& game_queries,
                  const live::AnalysisWorkers& workers, const CallPtr& call);
/// POST /games/{id}/analysis. Requests an analysis; does nothing if the game has been analysed or
/// is waiting for it.
Handling ask_for_analysis(db::Analyses& analyses, const db::GameQueries& game_queries,
                          live::AnalysisWorkers& workers, Limits& limits,
                          const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
