#pragma once

#include "db/exports/account_export.hpp"
#include "db/games/game_queries.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/call.hpp"
#include "server/api/password_check.hpp"
#include "server/api/presence.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Withdraws from tournaments and resigns (or aborts) what runs, then deletes the account; its
/// games stay under a neutral name.
void close_account(const Passwords& passwords, const Presence& presence,
                   db::Tournaments& tournaments, const db::GameQueries& game_queries,
                   const live::WallClock& clock, const CallPtr& call);

/// A JSON file of everything held about the player.
void export_account(const db::AccountStores& stores, const Steps& steps,
                    const live::WallClock& clock, const SiteConfig& config, const CallPtr& call);

}  // namespace crownhead::api
