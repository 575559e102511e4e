#pragma once

#include <optional>

#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "rules/result.hpp"
#include "server/http/site_config.hpp"

namespace crownhead::api {

/// True if a second factor was given when this session began; always false for a token.
bool has_shown_factor(const db::SecondFactors& factors, const db::Bearer& bearer);

/// If the site requires a second factor for the bearer's role and none was given, removes the role
/// for this request or socket and keeps it in `withheld`.
void withhold_role(const SiteConfig& config, const db::SecondFactors& factors, db::Bearer& bearer);

/// Returns the error for a withheld role, which says what to do: second_factor_missing.
Error withheld_error(const db::SecondFactors& factors, const db::Bearer& bearer);

/// Checks the site's second-factor rule for directors, also for directors of a single tournament.
/// Returns second_factor_missing, or nullopt if the bearer may act.
std::optional<Error> why_no_director(const SiteConfig& config, const db::SecondFactors& factors,
                                     const db::Bearer& bearer);

}  // namespace crownhead::api
