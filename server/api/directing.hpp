#pragma once

#include "db/accounts/second_factors.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/live/tournament_rooms.hpp"

namespace crownhead::api {

/// What says whether somebody may act as a director, and takes their acts.
struct Directing {
  const SiteConfig& config;
  const db::SecondFactors& factors;
  const db::Tournaments& tournaments;
  live::TournamentRooms& rooms;
  const live::WallClock& clock;
  const Steps& steps;
};

}  // namespace crownhead::api
