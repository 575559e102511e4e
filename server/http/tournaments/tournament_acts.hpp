#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/ratings/ratings.hpp"
#include "server/http/call.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Acts of players and directors. Each takes If-Match and answers with the version after it.

void enter_tournament(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                      db::Ratings& ratings, Limits& limits, const RequestRunner& runner,
                      const CallPtr& call);
/// Enters all players of a list, or none.
void enter_listed(const DirectorAccess& directing, const RequestRunner& runner, db::Users& users,
                  db::Blocks& blocks, db::Ratings& ratings, const live::WallClock& clock,
                  const CallPtr& call);
void leave_tournament(const DirectorAccess& directing, db::Users& users, const CallPtr& call);
void answer_entry(const DirectorAccess& directing, db::Users& users, const CallPtr& call);
void change_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                       const SiteConfig& config, const CallPtr& call);
void set_directors(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                   const CallPtr& call);
void start_tournament(const DirectorAccess& directing, const CallPtr& call);
void draw_round(const DirectorAccess& directing, const CallPtr& call);
void discard_round(const DirectorAccess& directing, const CallPtr& call);
void publish_round(const DirectorAccess& directing, const CallPtr& call);
void pause_tournament(const DirectorAccess& directing, const CallPtr& call);
void resume_tournament(const DirectorAccess& directing, const CallPtr& call);
void finish_tournament(const DirectorAccess& directing, const CallPtr& call);
void cancel_tournament(const DirectorAccess& directing, const CallPtr& call);
void set_game_result(const DirectorAccess& directing, const CallPtr& call);

}  // namespace crownhead::api
