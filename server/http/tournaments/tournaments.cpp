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
namespace {

void store(const SiteConfig& config, const live::WallClock& clock, db::Tournaments& tournaments,
           const DirectorAccess& directing, const CallPtr& call, const wire::TournamentBody& body) {
  tournament::Settings settings = body.settings;
  if (body.has_password)
    settings.entry.password_hash =
        auth::hash_password(settings.entry.password_hash, config.password_cost);
  auto events = tournament::create(settings, body.seed.value_or(new_seed()),
                                   {.at = clock.now(), .by = call->bearer()->user});
  if (!events) return call->fail(events.error());
  tournaments.create(
      *std::move(events), call->key(), [&directing, call](Result<db::Made<TournamentId>> made) {
        answer(call, std::move(made),
               [&](const auto& tournament) { take_up(directing, call, tournament.id, 1); });
      });
}

}  // namespace

void create_tournament(const DirectorAccess& directing, const RequestRunner& runner,
                       const SiteConfig& config, const live::WallClock& clock,
                       db::Tournaments& tournaments, const CallPtr& call) {
  const auto body = wire::parse_tournament(call->body());
  if (!body) return call->refuse(body.error());
  if (const auto wrong = why_no_entry_password(*body)) return call->refuse(*wrong);
  if (const auto valid = tournament::validated(body->settings); !valid)
    return call->fail(valid.error());
  if (const auto why = why_no_factor(directing, *call, body->settings)) return call->fail(*why);
  if (const auto why = why_not_promoting(directing, *call, body->settings))
    return call->refuse(*why);
  runner.in_passwords(call, [&directing, &config, &clock, &tournaments, call, body = *body] {
    store(config, clock, tournaments, directing, call, body);
  });
}

void get_tournament(const DirectorAccess& directing, const CallPtr& call) {
  with_tournament(directing, call, [&directing, call](const live::TournamentRoom* room) {
    const auto etag = '"' + std::to_string(room->tournament().version()) + '"';
    // The answer becomes a 304, so no body is written.
    if (net::has_version(call->request(), etag)) return call->json(200, {}, {{"ETag", etag}});
    directing.runner.in_pool(&live::Pools::snapshots, call, [call, etag, view = room->view()] {
      call->json(200,
                 wire::tournament_json(view->id, view->tournament, view->names, view->bots,
                                       view->identities),
                 {{"ETag", etag}});
    });
  });
}

void get_rounds(const DirectorAccess& directing, const CallPtr& call) {
  with_tournament(directing, call, [&directing, call](const live::TournamentRoom* room) {
    directing.runner.in_pool(&live::Pools::snapshots, call, [call, view = room->view()] {
      call->json(200, wire::rounds_json(view->tournament, view->names, view->games,
                                        directs(*call, view->tournament)));
    });
  });
}

void get_standings(const DirectorAccess& directing, const RequestRunner& runner,
                   const CallPtr& call) {
  const auto after = number_in(*call, "round", 1, 10'000, 0);
  if (!after) return call->refuse(after.error());
  with_tournament(
      directing, call, [&runner, call, after = *after](const live::TournamentRoom* room) {
        runner.in_on_demand(call, [call, after, view = room->view()] {
          const auto round = after == 0 ? std::nullopt : std::optional(static_cast<int>(after));
          call->json(200, wire::standings_json(view->tournament, view->names, view->bots,
                                               view->identities, round));
        });
      });
}

void get_crosstable(const DirectorAccess& directing, const RequestRunner& runner,
                    const CallPtr& call) {
  with_tournament(directing, call, [&runner, call](const live::TournamentRoom* room) {
    runner.in_on_demand(call, [call, view = room->view()] {
      call->json(
          200, wire::crosstable_json(view->tournament, view->names, view->bots, view->identities));
    });
  });
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

void get_coming_round(const DirectorAccess& directing, const RequestRunner& runner,
                      const live::WallClock& clock, live::Lobby& lobby, const CallPtr& call) {
  with_tournament(
      directing, call, [&runner, &clock, &lobby, call](const live::TournamentRoom* room) {
        if (!directs(*call, room->tournament()))
          return call->fail({Code::forbidden, reason::tournament::directors_see_this()});
        runner.in_pool(
            &live::Pools::tournaments, call, [&clock, &lobby, call, view = room->view()] {
              const auto now = clock.now();
              auto coming = tournament::coming_round(view->tournament, now);
              auto refusal = tournament::why_not_on(view->tournament, now, adapters::best_matching);
              const auto players = coming ? coming->players : std::vector<UserId>{};
              lobby.online().absent(
                  players, [call, view, coming = std::move(coming),
                            refusal = std::move(refusal)](const std::vector<UserId>& absent) {
                    call->json(200, wire::coming_round_json(coming, absent, view->names, refusal));
                  });
            });
      });
}

}  // namespace crownhead::api
