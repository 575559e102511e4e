#include "server/http/sign_in/factor_rule.hpp"

#include "rules/reasons.hpp"

namespace crownhead::api {

bool has_shown_factor(const db::SecondFactors& factors, const db::Bearer& bearer) {
  return bearer.session && factors.opened(*bearer.session);
}

void withhold_role(const SiteConfig& config, const db::SecondFactors& factors, db::Bearer& bearer) {
  const auto from = config.second_factor_for;
  if (!from || bearer.role < *from || has_shown_factor(factors, bearer)) return;
  bearer.role_after_second_factor = bearer.role;
  bearer.role = *from == db::Role::director ? db::Role::player : db::Role::director;
}

Error withheld_error(const db::SecondFactors& factors, const db::Bearer& bearer) {
  const auto factor = factors.find(bearer.user);
  const bool has_one = factor && factor->confirmed;
  if (!bearer.session)
    return {Code::second_factor_missing, reason::account::token_has_no_second_factor()};
  return {Code::second_factor_missing, has_one ? reason::account::signed_in_before_second_factor()
                                               : reason::account::second_factor_asked_for()};
}

std::optional<Error> why_no_director(const SiteConfig& config, const db::SecondFactors& factors,
                                     const db::Bearer& bearer) {
  if (config.second_factor_for != db::Role::director || has_shown_factor(factors, bearer))
    return std::nullopt;
  return withheld_error(factors, bearer);
}

}  // namespace crownhead::api
