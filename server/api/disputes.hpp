#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "server/api/arbitration.hpp"
#include "server/api/call.hpp"

namespace crownhead::api {

/// Games of a tournament that a player has brought before its directors: docs/rules/directing.md.

/// Stores a report of that kind, after a look at the game: the directors hear of it.
void bring_dispute(const Arbitration& arbitration, const CallPtr& call, db::NewReport report);

/// For directors: the disputes that wait for them.
void list_disputes(const Arbitration& arbitration, const CallPtr& call);

/// A director's answer, with a new result of the game or without one; the player who brought the
/// dispute is told. Takes If-Match and answers the version after it.
void settle_dispute(const Arbitration& arbitration, const db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
