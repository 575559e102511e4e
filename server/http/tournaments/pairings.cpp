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

void preview(const DirectorAccess& directing, const CallPtr& call, const TournamentViewPtr& in,
             int number, const std::optional<tournament::PairingChange>& change) {
  const auto versions = versions_wanted(*call);
  if (!versions) return call->refuse(versions.error());
  if (const auto at = in->tournament.version(); !versions->allow(at))
    return call->fail(tournament::stale(at));
  directing.runner.in_pool(&live::Pools::tournaments, call, [call, in, number, change] {
    const auto shown = shown_pairings(in->tournament, number, change);
    if (!shown) return call->fail(shown.error());
    call->json(200, wire::changed_pairings_json(in->tournament, in->names, *shown));
  });
}

}  // namespace

void change_pairings(const DirectorAccess& directing, const CallPtr& call) {
  as_director(directing, call, [&directing, call](const TournamentViewPtr& in) {
    auto body = wire::parse_pairings(call->body());
    if (!body) return call->refuse(body.error());
    const int round = path_number(call, 1);
    if (body->preview) return preview(directing, call, in, round, body->change);
    send(directing, call,
         {.what = tournament::ChangePairings{.round = round,
                                             .change = *std::move(body->change),
                                             .confirmed = std::move(body->confirmed)},
          .reason = std::move(body->reason)});
  });
}

}  // namespace crownhead::api
