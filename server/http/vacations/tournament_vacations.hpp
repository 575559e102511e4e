#pragma once

#include "db/accounts/blocks.hpp"
#include "db/accounts/users.hpp"
#include "db/games/game_store.hpp"
#include "db/vacations/vacations.hpp"
#include "server/game/vacation_desk.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Lists vacations and freezes. Everyone sees current and planned vacations and what is frozen.
/// Directors also see pending and denied requests, the texts and the reasons. A player's opponents
/// see the texts as well, and players see the reasons for their own requests.
void list_tournament_vacations(db::Vacations& vacations, const db::Blocks& blocks,
                               const DirectorAccess& directing, const live::WallClock& clock,
                               const CallPtr& call);

/// For directors of the tournament and admins.
Handling grant_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                        const DirectorAccess& directing, db::Users& users,
                        const live::WallClock& clock, CallPtr call);
Handling approve_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                          const DirectorAccess& directing, const live::WallClock& clock,
                          CallPtr call);
Handling deny_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock, CallPtr call);
Handling move_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock, CallPtr call);
Handling cancel_players_vacation(live::VacationDesk& desk, db::Vacations& vacations,
                                 const DirectorAccess& directing, const live::WallClock& clock,
                                 CallPtr call);
void list_outlook(db::Vacations& vacations, const DirectorAccess& directing,
                  const live::WallClock& clock, db::GameStore& games, const CallPtr& call);
Handling freeze_tournament(live::VacationDesk& desk, db::Vacations& vacations,
                           const DirectorAccess& directing, const live::WallClock& clock,
                           CallPtr call);
Handling change_freeze(live::VacationDesk& desk, db::Vacations& vacations,
                       const DirectorAccess& directing, const live::WallClock& clock, CallPtr call);

}  // namespace crownhead::api
