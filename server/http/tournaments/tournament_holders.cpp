#include "server/http/tournaments/tournament_holders.hpp"

#include "rules/reasons.hpp"
#include "server/http/sign_in/factor_rule.hpp"

namespace crownhead::api {
namespace {

constexpr std::int64_t day = 24LL * 60 * 60 * 1000;

}  // namespace

bool may_hold_tournaments(const SiteConfig& config, const live::WallClock& clock,
                          const db::User& user, db::Role role) {
  if (role >= db::Role::director) return true;
  const auto& age = config.holders.account_age;
  return age && !user.guest && !user.bot && clock.now() - user.created >= *age;
}

std::optional<Error> why_no_tournament(db::Users& users, const SiteConfig& config,
                                       const live::WallClock& clock, db::SecondFactors& factors,
                                       db::Tournaments& tournaments, const db::Bearer& bearer,
                                       db::Role role) {
  if (role >= db::Role::director) return std::nullopt;
  const auto user = users.by_id(bearer.user);
  if (!user || !may_hold_tournaments(config, clock, *user, role)) {
    const auto& age = config.holders.account_age;
    if (!age || !user || user->bot)
      return Error{Code::forbidden, reason::account::only_directors()};
    return Error{Code::forbidden,
                 reason::tournament::account_too_young((age->count + day - 1) / day)};
  }
  if (auto why = why_no_director(config, factors, bearer)) return why;
  const int open = tournaments.open_tournaments_of(bearer.user);
  if (open < config.holders.at_once) return std::nullopt;
  return Error{Code::forbidden, reason::tournament::holds_too_many(open)};
}

}  // namespace crownhead::api
