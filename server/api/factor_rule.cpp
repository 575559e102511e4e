#include "server/api/factor_rule.hpp"

#include "rules/reasons.hpp"

namespace crownhead::api {

bool has_shown_factor(const Site& site, const db::Bearer& bearer) {
  return bearer.session && site.factors.opened(*bearer.session);
}

void withhold_role(const Site& site, db::Bearer& bearer) {
  const auto from = site.config.second_factor_for;
  if (!from || bearer.role < *from || has_shown_factor(site, bearer)) return;
  bearer.withheld = bearer.role;
  bearer.role = *from == db::Role::director ? db::Role::player : db::Role::director;
}

Error withheld_error(const Site& site, const db::Bearer& bearer) {
  const auto factor = site.factors.find(bearer.user);
  const bool has_one = factor && factor->confirmed;
  if (!bearer.session)
    return {Code::second_factor_missing, reason::account::token_has_no_second_factor()};
  return {Code::second_factor_missing, has_one ? reason::account::signed_in_before_second_factor()
                                               : reason::account::second_factor_asked_for()};
}

std::optional<Error> why_no_director(const Site& site, const db::Bearer& bearer) {
  if (site.config.second_factor_for != db::Role::director || has_shown_factor(site, bearer))
    return std::nullopt;
  return withheld_error(site, bearer);
}

}  // namespace crownhead::api
