#pragma once

#include <optional>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/result.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Whether the account may make tournaments: as a director, or where the operator lets everybody
/// whose account is old enough. Guests and computers may not.
bool may_hold_tournaments(const SiteConfig& config, const live::WallClock& clock,
                          const db::User& user, db::Role role);

/// Why the bearer, in that role, may not make one more tournament now; nullopt if they may.
std::optional<Error> why_no_tournament(db::Users& users, const SiteConfig& config,
                                       const live::WallClock& clock, db::SecondFactors& factors,
                                       db::Tournaments& tournaments, const db::Bearer& bearer,
                                       db::Role role);

}  // namespace crownhead::api
