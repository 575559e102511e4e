#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::api {

/// Everything needed to check who may act as a director, and to carry out their acts.
struct DirectorAccess {
  const SiteConfig& config;
  const db::SecondFactors& factors;
  const db::Tournaments& tournaments;
  live::TournamentRooms& rooms;
  const live::WallClock& clock;
  const RequestRunner& runner;
};

}  // namespace crownhead::api
