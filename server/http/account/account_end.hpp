#pragma once

#include "db/exports/account_export.hpp"
#include "db/games/game_queries.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/online_traces.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Withdraws the player from tournaments, resigns or aborts their running games, then deletes the
/// account. Its games stay under a neutral name.
Handling close_account(const Passwords& passwords, const OnlineTraces& presence,
                       db::Tournaments& tournaments, const db::GameQueries& game_queries,
                       const live::WallClock& clock, CallPtr call);

/// Answers with a JSON file of everything stored about the player.
void export_account(const db::Stores& stores, const RequestRunner& runner,
                    const live::WallClock& clock, const SiteConfig& config, const CallPtr& call);

}  // namespace crownhead::api
