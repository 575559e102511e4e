#pragma once

#include <optional>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/result.hpp"
#include "server/http/site_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// True if the account may create tournaments: as a director, or because the operator allows
/// accounts of this age. Never for guests and computers.
bool may_hold_tournaments(const SiteConfig& config, const live::WallClock& clock,
                          const db::User& user, db::Role role);

/// Returns why the bearer, in that role, may not create another tournament; nullopt if they may.
std::optional<Error> why_no_tournament(db::Users& users, const SiteConfig& config,
                                       const live::WallClock& clock, db::SecondFactors& factors,
                                       db::Tournaments& tournaments, const db::Bearer& bearer,
                                       db::Role role);

}  // namespace crownhead::api
