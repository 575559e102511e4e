#pragma once

#include "db/accounts/users.hpp"
#include "db/ratings/players.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/lobby/lobby.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Finding players, and what they are doing.

/// Returns the players whose names begin with a text, and tournaments and studies with words that
/// begin with it.
Handling search_site(const db::Players& players, db::Tournaments& tournaments, db::Studies& studies,
                     live::Lobby& lobby, const live::WallClock& clock, CallPtr call);
/// Returns players who are online, the best first.
Handling list_online(const db::Players& players, live::Lobby& lobby, const live::WallClock& clock,
                     const RequestRunner& runner, CallPtr call);
/// Returns what one player is doing.
Handling get_activity(db::Users& users, const db::Players& players, live::Lobby& lobby,
                      CallPtr call);

}  // namespace crownhead::api
