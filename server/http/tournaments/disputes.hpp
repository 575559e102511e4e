#pragma once

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/dispute_desk.hpp"

namespace crownhead::api {

/// Disputes: games of a tournament that a player has brought before its directors. See
/// docs/rules/directing.md.

/// Checks the game, stores a report of that kind and notifies the directors.
live::Awaitable<void> bring_dispute(const DisputeDesk& arbitration, const CallPtr& call,
                                    db::NewReport report);

/// Lists the open disputes, for directors.
Handling list_disputes(const DisputeDesk& arbitration, CallPtr call);

/// Settles a dispute with or without a new result of the game, and notifies the player who brought
/// it. Takes If-Match and answers with the version after it.
Handling settle_dispute(const DisputeDesk& arbitration, const db::Users& users, CallPtr call);

}  // namespace crownhead::api
