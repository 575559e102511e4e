#pragma once

#include "db/database.hpp"
#include "db/dice/dice_commitments.hpp"
#include "server/http/call.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Returns how often each roll of dice occurred, over all games.
void get_site_dice(db::Database& database, const CallPtr& call);

void get_commitment_key(const db::DiceCommitments& commitments, const CallPtr& call);
/// The commitments of one day, and the place of one commitment in the lists.
void get_commitments_of_day(const db::DiceCommitments& commitments, const CallPtr& call);
void find_commitment(const db::DiceCommitments& commitments, const CallPtr& call);

/// Begins the list of the day and signs the lists of past days with the site's key, creating the
/// key if there is none. Calls `done` on any thread.
void close_commitment_days(db::DiceCommitments& commitments, Instant now, db::Done<void> done);

}  // namespace crownhead::api
