#pragma once

#include <optional>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "rules/result.hpp"
#include "server/api/site_config.hpp"

namespace crownhead::api {

/// Whether a second factor was shown when this session began; no token has one.
bool has_shown_factor(const db::SecondFactors& factors, const db::Bearer& bearer);

/// Where the site asks the bearer's role for a second factor and none was shown, takes the role
/// away for this request or socket, and keeps it in `withheld`.
void withhold_role(const SiteConfig& config, const db::SecondFactors& factors, db::Bearer& bearer);

/// Why somebody whose role is withheld may not use it, and what to do: second_factor_missing.
Error withheld_error(const db::SecondFactors& factors, const db::Bearer& bearer);

/// What a director does where the site asks directors for a second factor, whoever made them one:
/// second_factor_missing, or nullopt if they may.
std::optional<Error> why_no_director(const SiteConfig& config, const db::SecondFactors& factors,
                                     const db::Bearer& bearer);

}  // namespace crownhead::api
