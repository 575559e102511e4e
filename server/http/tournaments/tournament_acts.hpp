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

Handling enter_tournament(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                          db::Ratings& ratings, Limits& limits, const RequestRunner& runner,
                          CallPtr call);
/// Enters all players of a list, or none.
Handling enter_listed(const DirectorAccess& directing, const RequestRunner& runner,
                      db::Users& users, db::Blocks& blocks, db::Ratings& ratings,
                      const live::WallClock& clock, CallPtr call);
Handling leave_tournament(const DirectorAccess& directing, db::Users& users, CallPtr call);
Handling answer_entry(const DirectorAccess& directing, db::Users& users, CallPtr call);
Handling change_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                           const SiteConfig& config, CallPtr call);
Handling set_directors(const DirectorAccess& directing, db::Users& users, db::Blocks& blocks,
                       CallPtr call);
Handling start_tournament(const DirectorAccess& directing, CallPtr call);
Handling draw_round(const DirectorAccess& directing, CallPtr call);
Handling discard_round(const DirectorAccess& directing, CallPtr call);
Handling publish_round(const DirectorAccess& directing, CallPtr call);
Handling pause_tournament(const DirectorAccess& directing, CallPtr call);
Handling resume_tournament(const DirectorAccess& directing, CallPtr call);
Handling finish_tournament(const DirectorAccess& directing, CallPtr call);
Handling cancel_tournament(const DirectorAccess& directing, CallPtr call);
Handling set_game_result(const DirectorAccess& directing, CallPtr call);

}  // namespace crownhead::api
