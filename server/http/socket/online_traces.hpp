#pragma once

#include <string>

#include "rules/ids.hpp"
#include "server/game/rooms.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/lobby/lobby.hpp"
#include "server/people/study_followers.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::api {

/// Every place where a player may be active: their sockets, the lobby, the games and tournaments in
/// memory, and followed studies.
struct OnlineTraces {
  OpenSockets& sockets;
  live::Lobby& lobby;
  live::Rooms& rooms;
  live::TournamentRooms& tournament_rooms;
  live::StudyFollowers& study_followers;
};

}  // namespace crownhead::api
