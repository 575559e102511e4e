#include "server/http/tournaments/tournaments.hpp"

#include "rules/reasons.hpp"
#include "server/adapters/matching.hpp"
#include "server/auth/password.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/net/http/etags.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/tournament/tournament_bodies.hpp"

namespace crownhead::api {

Handling create_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                           const SiteConfig& config, const live::WallClock& clock,
                           db::Tournaments& tournaments, CallPtr call) {
  auto body = wire::parse_tournament(call->body());
  if (!body) co_return call->refuse(body.error());
  auto& settings = body->settings;
  if (const auto wrong = why_no_entry_password(*body)) co_return call->refuse(*wrong);
  if (const auto valid = tournament::validated(settings); !valid)
    co_return call->fail(valid.error());
  if (const auto why = why_no_factor(directing, *call, settings)) co_return call->fail(*why);
  if (const auto why = why_not_promoting(directing, *call, settings)) co_return call->refuse(*why);
  co_await runner.in_passwords(call);
  auto& hash = settings.entry.password_hash;
  if (body->has_password) hash = auth::hash_password(hash, config.password_cost);
  auto events = tournament::create(settings, body->seed.value_or(new_seed()),
                                   {.at = clock.now(), .by = call->bearer()->user});
  if (!events) co_return call->fail(events.error());
  const auto made = co_await live::awaited<Result<db::Made<TournamentId>>>(
      [&](auto done) { tournaments.create(*std::move(events), call->key(), std::move(done)); });
  if (!made) co_return call->fail(made.error());
  co_await take_up(directing, call, made->id, 1);
}

Handling get_tournament(const DirectorAccess& directing, CallPtr call) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  const auto etag = '"' + std::to_string(view->tournament.version()) + '"';
  // The answer becomes a 304, so no body is written.
  if (net::has_version(call->request(), etag)) co_return call->json(200, {}, {{"ETag", etag}});
  co_await directing.runner.in_pool(&live::Pools::snapshots, call);
  call->json(
      200,
      wire::tournament_json(view->id, view->tournament, view->names, view->bots, view->identities),
      {{"ETag", etag}});
}

Handling get_rounds(const DirectorAccess& directing, CallPtr call) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  co_await directing.runner.in_pool(&live::Pools::snapshots, call);
  call->json(200, wire::rounds_json(view->tournament, view->names, view->games,
                                    directs(*call, view->tournament)));
}

Handling get_standings(const DirectorAccess& directing, const RequestRunner& runner, CallPtr call) {
  const auto after = number_in(*call, "round", 1, 10'000, 0);
  if (!after) co_return call->refuse(after.error());
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  co_await runner.in_on_demand(call);
  const auto round = *after == 0 ? std::nullopt : std::optional(static_cast<int>(*after));
  call->json(200, wire::standings_json(view->tournament, view->names, view->bots, view->identities,
                                       round));
}

Handling get_crosstable(const DirectorAccess& directing, const RequestRunner& runner,
                        CallPtr call) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  co_await runner.in_on_demand(call);
  call->json(200,
             wire::crosstable_json(view->tournament, view->names, view->bots, view->identities));
}

void get_tournament_log(db::Tournaments& tournaments, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  const auto before = number_in(*call, "cursor", 1, INT64_MAX, INT64_MAX);
  if (!before) return call->refuse(before.error());
  if (!tournaments.row(tournament_id(*call)))
    return call->fail({Code::not_found, reason::tournament::none_such()});
  const auto page = tournaments.log(tournament_id(*call), *before, static_cast<int>(*limit));
  call->json(200, wire::tournament_log_json(page.items, page.names, page.next));
}

Handling get_coming_round(const DirectorAccess& directing, const RequestRunner& runner,
                          const live::WallClock& clock, live::Lobby& lobby, CallPtr call) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  if (!directs(*call, view->tournament))
    co_return call->fail({Code::forbidden, reason::tournament::directors_see_this()});
  co_await runner.in_pool(&live::Pools::tournaments, call);
  const auto now = clock.now();
  const auto coming = tournament::coming_round(view->tournament, now);
  const auto refusal = tournament::why_not_on(view->tournament, now, adapters::best_matching);
  const auto players = coming ? coming->players : std::vector<UserId>{};
  const auto absent = co_await live::awaited<std::vector<UserId>>(
      [&](auto done) { lobby.online().absent(players, std::move(done)); });
  call->json(200, wire::coming_round_json(coming, absent, view->names, refusal));
}

}  // namespace crownhead::api
