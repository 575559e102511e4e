#include "server/http/tournaments/pairings.hpp"

#include <utility>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/broken_rules.hpp"
#include "server/adapters/matching.hpp"
#include "server/http/if_match.hpp"
#include "server/http/tournaments/tournament_wish.hpp"
#include "server/wire/tournament/pairings_body.hpp"

namespace crownhead::api {
namespace {

/// Returns the round after the change, or the unchanged round without one.
Result<tournament::ChangedPairings> shown_pairings(
    const tournament::Tournament& in, int number,
    const std::optional<tournament::PairingChange>& change) {
  if (change) return tournament::changed_pairings(in, number, *change, adapters::best_matching);
  const auto* round = in.round(number);
  if (!round) return fail(Code::tournament_refused, reason::tournament::no_such_round());
  return tournament::ChangedPairings{.round = *round,
                                     .broken = tournament::broken_rules(in.history(), *round)};
}

live::Awaitable<void> preview(const DirectorAccess& directing, const CallPtr& call,
                              const TournamentView& in, int number,
                              const std::optional<tournament::PairingChange>& change) {
  const auto versions = versions_wanted(*call);
  if (!versions) co_return call->refuse(versions.error());
  if (const auto at = in.tournament.version(); !versions->allow(at))
    co_return call->fail(tournament::stale(at));
  co_await directing.runner.in_pool(&live::Pools::tournaments, call);
  const auto shown = shown_pairings(in.tournament, number, change);
  if (!shown) co_return call->fail(shown.error());
  call->json(200, wire::changed_pairings_json(in.tournament, in.names, *shown));
}

}  // namespace

Handling change_pairings(const DirectorAccess& directing, CallPtr call) {
  const auto in = co_await directors_view(directing, call);
  if (!in) co_return;
  auto body = wire::parse_pairings(call->body());
  if (!body) co_return call->refuse(body.error());
  const int round = path_number(call, 1);
  if (body->preview) co_return co_await preview(directing, call, *in, round, body->change);
  co_await send(directing, call,
                {.what = tournament::ChangePairings{.round = round,
                                                    .change = *std::move(body->change),
                                                    .confirmed = std::move(body->confirmed)},
                 .reason = std::move(body->reason)});
}

}  // namespace crownhead::api
