#pragma once

#include <string>

#include "rules/ids.hpp"
#include "server/api/open_sockets.hpp"
#include "server/live/lobby.hpp"
#include "server/live/rooms.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/tournament_rooms.hpp"

namespace crownhead::api {

/// Where a player is met at this moment: their sockets, the lobby, the games and tournaments in
/// memory, and the studies that somebody looks at.
struct Presence {
  OpenSockets& sockets;
  live::Lobby& lobby;
  live::Rooms& rooms;
  live::TournamentRooms& tournament_rooms;
  live::StudyFollowers& study_followers;
};

}  // namespace crownhead::api
