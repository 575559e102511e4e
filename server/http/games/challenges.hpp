#pragma once

#include "db/accounts/users.hpp"
#include "db/games/challenges.hpp"
#include "server/game/pairing_rule.hpp"
#include "server/http/call.hpp"
#include "server/lobby/invitations.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

void list_challenges(db::Challenges& challenges, const live::WallClock& clock, const CallPtr& call);
Handling create_challenge(db::Users& users, const live::PairingRule& rule,
                          live::Invitations& invitations, CallPtr call);
void get_challenge(live::Invitations& invitations, const CallPtr& call);
Handling withdraw_challenge(live::Invitations& invitations, CallPtr call);
Handling accept_challenge(live::Invitations& invitations, CallPtr call);
Handling decline_challenge(live::Invitations& invitations, CallPtr call);

}  // namespace crownhead::api
