#include "server/api/tournament_wish.hpp"

#include "rules/tournament/lot.hpp"
#include "server/api/if_match.hpp"

namespace crownhead::api {

void send(Site& site, const CallPtr& call, Wish wish) {
  const auto version = version_wanted(*call);
  if (!version) return call->refuse(version.error());
  wish.names.emplace(call->bearer()->user, call->bearer()->name);
  site.director.act(tournament_id(*call),
                    {.if_version = *version,
                     .what = std::move(wish.what),
                     .act = {.at = site.clock.now(),
                             .by = call->bearer()->user,
                             .reason = std::move(wish.reason)},
                     .names = std::move(wish.names),
                     .mails = std::move(wish.mails),
                     .key = call->key(),
                     .done = [call, status = wish.status](Result<std::int64_t> done) {
                       answer(call, std::move(done),
                              [&](std::int64_t at) { call->json(status, wire::version_json(at)); });
                     }});
}

int rating_in(const Site& site, const tournament::Tournament& in, UserId user) {
  const auto pool = db::pool_of(in.settings().variant, in.settings().control);
  return site.ratings.shown(user, pool, site.clock.now()).rating;
}

tournament::Enter entry_of(const Site& site, const tournament::Tournament& in, const db::User& user,
                           bool password_right) {
  return {
      .user = user.id,
      .rating = rating_in(site, in, user.id),
      .lot = tournament::drawn_lot(in.course().seed, {static_cast<std::uint64_t>(user.id.value)}),
      .password_right = password_right};
}

std::optional<db::User> named_entrant(const Site& site, const CallPtr& call) {
  auto user = site.users.by_name(call->path_text(1));
  if (!user) call->fail({Code::not_found, "no player has this name; check the spelling"});
  return user;
}

}  // namespace crownhead::api
