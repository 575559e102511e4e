#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Everybody sees who is or will be on vacation, and what is frozen; directors also what waits and
/// what was refused, the texts, which a player's opponents see as well, and the reasons, which the
/// player sees of their own.
void list_tournament_vacations(db::Vacations& vacations, const db::Blocks& blocks,
                               const Directing& directing, const live::WallClock& clock,
                               const CallPtr& call);

/// For directors of the tournament and admins.
void grant_vacation(db::Vacations& vacations, const Directing& directing, db::Users& users,
                    const live::WallClock& clock, live::Inboxes& inboxes, live::Rooms& rooms,
                    const CallPtr& call);
void approve_vacation(db::Vacations& vacations, const Directing& directing,
                      const live::WallClock& clock, live::Inboxes& inboxes, live::Rooms& rooms,
                      const CallPtr& call);
void deny_vacation(db::Vacations& vacations, const Directing& directing,
                   const live::WallClock& clock, live::Inboxes& inboxes, live::Rooms& rooms,
                   const CallPtr& call);
void move_vacation(db::Vacations& vacations, const Directing& directing,
                   const live::WallClock& clock, live::Inboxes& inboxes, live::Rooms& rooms,
                   const CallPtr& call);
void cancel_players_vacation(db::Vacations& vacations, const Directing& directing,
                             const live::WallClock& clock, live::Inboxes& inboxes,
                             live::Rooms& rooms, const CallPtr& call);
void list_outlook(db::Vacations& vacations, const Directing& directing,
                  const live::WallClock& clock, db::GameStore& games, const CallPtr& call);
void freeze_tournament(db::Vacations& vacations, const Directing& directing,
                       const live::WallClock& clock, live::Rooms& rooms, const CallPtr& call);
void change_freeze(db::Vacations& vacations, const Directing& directing,
                   const live::WallClock& clock, live::Rooms& rooms, const CallPtr& call);

}  // namespace crownhead::api
