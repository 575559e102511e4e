#include "server/http/tournaments/tournament_access.hpp"

#include <algorithm>
#include <variant>

#include "random/random.hpp"
#include "rules/reasons.hpp"
#include "server/auth/opaque_string.hpp"
#include "server/http/sign_in/factor_rule.hpp"

namespace crownhead::api {

std::uint64_t new_seed() { return random_number<std::uint64_t>(1, (std::uint64_t{1} << 53U) - 1); }

live::Awaitable<TournamentViewPtr> tournament_view(const DirectorAccess& directing,
                                                   const CallPtr& call) {
  const auto room = co_await tournament_room(directing.rooms, tournament_id(*call));
  if (room) co_return (*room)->view();
  call->fail(room.error());
  co_return nullptr;
}

live::Awaitable<TournamentViewPtr> view_to_act_on(const DirectorAccess& directing,
                                                  const CallPtr& call) {
  auto view = co_await tournament_view(directing, call);
  if (view) co_await directing.runner.in_reads(call);
  co_return view;
}

bool directs(const Call& call, const tournament::Tournament& tournament) {
  const auto& bearer = call.bearer();
  return bearer && (tournament.directed_by(bearer->user) || bearer->role == db::Role::admin);
}

bool directs(const DirectorAccess& directing, const std::optional<db::Bearer>& bearer,
             TournamentId tournament) {
  if (!bearer) return false;
  return bearer->role == db::Role::admin ||
         directing.tournaments.directed_by(tournament, bearer->user);
}

std::optional<Error> why_no_factor(const DirectorAccess& directing, const Call& call,
                                   const tournament::Settings& settings) {
  const auto missing = [](const Reason& what_to_do) {
    return Error{Code::second_factor_missing, reason::tournament::second_factor(what_to_do)};
  };
  const db::Bearer& bearer = *call.bearer();
  if (auto why = why_no_director(directing.config, directing.factors, bearer)) return why;
  if (!settings.second_factor) return std::nullopt;
  if (const auto factor = directing.factors.find(bearer.user); !factor || !factor->confirmed)
    return missing(reason::account::switch_second_factor_on());
  if (!bearer.session) return missing(reason::account::token_has_none());
  if (!has_shown_factor(directing.factors, bearer)) return missing(reason::account::sign_in_anew());
  return std::nullopt;
}

std::optional<Error> why_not_directing(const DirectorAccess& directing, const Call& call,
                                       const tournament::Tournament& tournament, Reason refusal) {
  const auto& bearer = call.bearer();
  if (!directs(call, tournament))
    return bearer && bearer->role_after_second_factor == db::Role::admin
               ? withheld_error(directing.factors, *bearer)
               : Error{Code::forbidden, refusal};
  return why_no_factor(directing, call, tournament.settings());
}

std::optional<wire::Problem> why_not_promoting(const DirectorAccess& directing, const Call& call,
                                               const tournament::Settings& settings) {
  if (!settings.promotion) return std::nullopt;
  const auto next = directing.tournaments.load(settings.promotion->to);
  if (!next || !directs(call, next->tournament))
    return wire::wrong_field("promotion.to", reason::tournament::next_not_yours());
  if (next->tournament.status() != tournament::Status::announced)
    return wire::wrong_field("promotion.to", reason::tournament::next_has_begun());
  if (const auto why = why_no_factor(directing, call, next->tournament.settings()))
    return wire::Problem{*why};
  return std::nullopt;
}

std::optional<wire::Problem> why_no_entry_password(const wire::TournamentBody& body) {
  const std::string& password = body.settings.entry.password_hash;
  if (!body.has_password || password.empty()) return std::nullopt;
  const auto opaque = auth::opaque_string(password);
  if (opaque) return std::nullopt;
  return wire::wrong_field("entry.password", opaque.error().reason);
}

live::Awaitable<void> take_up(const DirectorAccess& directing, const CallPtr& call, TournamentId id,
                              std::int64_t version) {
  if (const auto room = co_await tournament_room(directing.rooms, id))
    co_await live::awaited<std::monostate>(
        [&](auto done) { (*room)->recover([done = std::move(done)]() mutable { done({}); }); });
  call->json(201, wire::tournament_made_json(id, version));
}

}  // namespace crownhead::api
