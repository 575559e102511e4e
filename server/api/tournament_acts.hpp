#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/games/ratings.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// What players and directors do. Each takes If-Match and answers the version after it.

void enter_tournament(const Directing& directing, db::Users& users, db::Blocks& blocks,
                      db::Ratings& ratings, Limits& limits, const Steps& steps,
                      const CallPtr& call);
/// Everybody of a list, or nobody.
void enter_listed(const Directing& directing, const Steps& steps, db::Users& users,
                  db::Blocks& blocks, db::Ratings& ratings, const live::WallClock& clock,
                  const CallPtr& call);
void leave_tournament(const Directing& directing, db::Users& users, const CallPtr& call);
void answer_entry(const Directing& directing, db::Users& users, const CallPtr& call);
void change_tournament(const Directing& directing, const Steps& steps, const SiteConfig& config,
                       const CallPtr& call);
void set_directors(const Directing& directing, db::Users& users, db::Blocks& blocks,
                   const CallPtr& call);
void start_tournament(const Directing& directing, const CallPtr& call);
void draw_round(const Directing& directing, const CallPtr& call);
void discard_round(const Directing& directing, const CallPtr& call);
void publish_round(const Directing& directing, const CallPtr& call);
void pause_tournament(const Directing& directing, const CallPtr& call);
void resume_tournament(const Directing& directing, const CallPtr& call);
void finish_tournament(const Directing& directing, const CallPtr& call);
void cancel_tournament(const Directing& directing, const CallPtr& call);
void set_game_result(const Directing& directing, const CallPtr& call);

}  // namespace crownhead::api
