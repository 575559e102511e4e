#pragma once

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// Games of a tournament that a player has brought before its directors: docs/rules/directing.md.

/// Stores a report of that kind, after a look at the game: the directors hear of it.
void bring_dispute(Site& site, const CallPtr& call, db::NewReport report);

/// For directors: what waits for them.
void list_disputes(Site& site, const CallPtr& call);

/// A director's word, with the result that the game counts from now on or as it stands; who has
/// brought it hears of it. Takes If-Match and answers the version after it.
void settle_dispute(Site& site, const CallPtr& call);

}  // namespace crownhead::api
