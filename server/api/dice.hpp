#pragma once

#include "db/database.hpp"
#include "db/games/dice_tips.hpp"
#include "server/api/call.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// How often each roll of dice was thrown in all games.
void get_site_dice(db::Database& database, const CallPtr& call);

void get_tip_key(const db::DiceTips& tips, const CallPtr& call);
/// Those of a day, and where the list has one tip.
void get_tips_of_day(const db::DiceTips& tips, const CallPtr& call);
void find_tip(const db::DiceTips& tips, const CallPtr& call);

/// Begins the list of the day and signs those that are over, with the site's key, which is made
/// where there is none. `done` on any thread.
void close_tip_days(db::DiceTips& tips, Instant now, db::Done<void> done);

}  // namespace crownhead::api
