#pragma once

#include "db/games/analyses.hpp"
#include "db/games/game_queries.hpp"
#include "server/api/call.hpp"
#include "server/api/rate_limits.hpp"
#include "server/live/analysis_workers.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What the site's own workers have found of a finished game.

/// Also how far they are, and whether there are any: GET /games/{id}/analysis.
void get_analysis(const db::Analyses& analyses, const db::GameQueries& game_queries,
                  const live::AnalysisWorkers& workers, const CallPtr& call);
/// Has them look through the game: POST /games/{id}/analysis. Where they have, or will, that is
/// all.
void ask_for_analysis(db::Analyses& analyses, const db::GameQueries& game_queries,
                      live::AnalysisWorkers& workers, Limits& limits, const live::WallClock& clock,
                      const CallPtr& call);

}  // namespace crownhead::api
