#include "server/api/factor_rule.hpp"

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
    return {Code::second_factor_missing,
            "this site asks your role for a second factor, and a token has none: sign in with its "
            "code"};
  return {Code::second_factor_missing,
          has_one
              ? "this site asks your role for a second factor, and you signed in before yours "
                "was on: sign in anew with its code"
              : "this site asks your role for a second factor: switch yours on in your account, "
                "sign in anew with its code, then do this"};
}

std::optional<Error> why_no_director(const Site& site, const db::Bearer& bearer) {
  if (site.config.second_factor_for != db::Role::director || has_shown_factor(site, bearer))
    return std::nullopt;
  return withheld_error(site, bearer);
}

}  // namespace crownhead::api
