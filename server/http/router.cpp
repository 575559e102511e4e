#include "server/http/router.hpp"

#include <algorithm>
#include <chrono>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/http/route_match.hpp"
#include "server/http/route_times.hpp"
#include "server/http/sign_in/factor_rule.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/tournaments/tournament_holders.hpp"
#include "server/net/http/url.hpp"
#include "server/wire/core/uuid.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

bool changes_nothing(net::Verb verb) {
  return verb == net::Verb::get || verb == net::Verb::head || verb == net::Verb::options;
}

constexpr int first_refusal = 400;

struct Need {
  db::Scope scope;
  std::string_view name;
};

/// Returns the scope that a token needs for the route.
Need scope_of(Access access) {
  switch (access) {
    case Access::play:
    case Access::member: return {db::scope_play, "play"};
    case Access::tournaments:
    case Access::director: return {db::scope_tournaments, "tournaments"};
    case Access::moderator:
    case Access::admin: return {db::scope_admin, "admin"};
    default: return {db::scope_read, "read"};
  }
}

std::optional<Error> refused_for_guest(Access access, bool guest) {
  if (access == Access::guest)
    return guest ? std::nullopt
                 : std::optional(Error{Code::forbidden, reason::account::for_guests()});
  if (guest && access != Access::read && access != Access::play)
    return Error{Code::forbidden, reason::account::guests_sign_up_first()};
  return std::nullopt;
}

/// Creating tournaments does not depend on the role alone, so it is checked elsewhere.
std::optional<Error> refused_for_role(Access access, db::Role role) {
  if (access == Access::moderator && role < db::Role::moderator)
    return Error{Code::forbidden, reason::account::only_moderators()};
  if (access == Access::admin && role < db::Role::admin)
    return Error{Code::forbidden, reason::account::only_admins()};
  return std::nullopt;
}

/// Counts the answer and its duration on the way to `respond`.
net::Respond measured(const Route* route, net::Respond respond) {
  using Steady = std::chrono::steady_clock;
  return [&times = route_times(route), begun = Steady::now(),
          respond = std::move(respond)](net::Response response) mutable {
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - begun);
    times.micros.observe(static_cast<std::uint64_t>(took.count()));
    metrics::figures().answers[static_cast<std::size_t>(response.status / 100)].add();
    respond(std::move(response));
  };
}

/// Returns a repeated parameter: one reader might take the first value and another the last.
const std::string* repeated_name(const std::vector<std::pair<std::string, std::string>>& query) {
  for (auto at = query.begin(); at != query.end(); ++at) {
    const auto& name = at->first;
    if (std::any_of(query.begin(), at, [&](const auto& other) { return other.first == name; }))
      return &name;
  }
  return nullptr;
}

}  // namespace

Router::Match Router::match(const net::Request& request) const {
  Match result;
  const auto verb = request.verb == net::Verb::head ? net::Verb::get : request.verb;
  for (const Route& route : routes()) {
    PathPieces pieces;
    if (!matched(route.path, request.path, pieces)) continue;
    if (route.verb == verb)
      return {.route = &route, .parameters = std::move(pieces), .allowed = {}};
    result.allowed += (result.allowed.empty() ? "" : ", ") + std::string(verb_text(route.verb));
  }
  return result;
}

void Router::operator()(net::Request request, net::Respond respond) const {
  Match found = match(request);
  respond = measured(found.route, std::move(respond));
  if (readable_elsewhere(site_.config, request))
    respond = [respond = std::move(respond)](net::Response response) mutable {
      for (auto& header : sharing_headers()) response.headers.push_back(std::move(header));
      respond(std::move(response));
    };
  const auto call = std::make_shared<Call>(std::move(request), std::move(respond));
  site_.runner.run(call, dispatch(std::move(found), call));
}

Handling Router::dispatch(Match found, CallPtr call) const {
  const Budget budget = found.route ? found.route->budget : budgets::web_file;
  if (!paid_for_address(budget, *call)) co_return;
  if (!found.route) co_return answer_without_route(found, call);
  // Probes are answered however many requests are waiting.
  if (budget.whom == Counts::nobody)
    co_await site_.runner.in_reads(call);
  else
    co_await site_.runner.in_pool(&live::Pools::reads, call);
  if (!admits(found, call)) co_return;
  if (budget.pool) co_await site_.runner.in_pool(budget.pool, call);
  if (auto handling = found.route->handler(site_, call)) co_await *handling;
}

void Router::answer_without_route(const Match& found, const CallPtr& call) const {
  if (!found.allowed.empty() && call->request().verb == net::Verb::options)
    call->respond(preflight_answer(found.allowed));
  else if (!found.allowed.empty())
    call->fail({Code::method_not_allowed, reason::request::methods(found.allowed)},
               {{"Allow", found.allowed}});
  else if (call->request().path.starts_with("/api/"))
    call->fail({Code::not_found, reason::request::nothing_here()});
  else
    call->respond(site_.files(call->request()));
}

bool Router::admits(const Match& found, const CallPtr& call) const {
  const Budget budget = found.route->budget;
  const auto credentials = credentials_of(site_.stores.sessions, site_.clock, site_.config,
                                          site_.stores.factors, call->request());
  call->bearer_ = credentials.bearer;
  if (call->bearer_) call->payer_.signed_in(call->bearer_->user);
  if (!paid_for_asker(budget, *call)) return false;
  if (const auto refused = refusal(*found.route, *call, credentials)) {
    call->fail(*refused);
    return false;
  }
  if (call->bearer_ && found.route->access == Access::anyone &&
      changes_nothing(call->request().verb) && (call->bearer_->scopes & db::scope_read) == 0) {
    call->bearer_.reset();
    call->may_not_read_ = true;
  }
  for (const auto& piece : found.parameters) {
    auto text = net::percent_decode(piece);
    if (!text) {
      call->fail(text.error());
      return false;
    }
    call->path_texts_.push_back(*std::move(text));
  }
  if (const auto wrong = read_headers(*call)) {
    call->refuse(*wrong);
    return false;
  }
  if (found.route->body == BodyUse::none)
    if (const auto wrong = wire::members_without_use(call->body())) {
      call->refuse(*wrong);
      return false;
    }
  return found.route->stores() != Stores::text || has_room_for(*call);
}

/// Runs before the client is looked up in the database.
bool Router::paid_for_address(Budget budget, Call& call) const {
  if (!site_.limits.on()) return true;
  const Millis wait = call.payer().pay_for_address(site_.limits, budget, site_.clock.now());
  if (wait > Millis{0}) call.refuse_for_now(wait);
  return wait == Millis{0};
}

bool Router::paid_for_asker(Budget budget, Call& call) const {
  if (!site_.limits.on()) return true;
  Millis wait = call.payer().pay_for_asker(site_.limits, budget, site_.clock.now());
  if (wait == Millis{0} && budget.place) {
    call.place_ = (site_.limits.*budget.place).enter(call.payer().asker());
    if (!call.place_) wait = seconds(1);
  }
  if (wait > Millis{0}) call.refuse_for_now(wait);
  return wait == Millis{0};
}

bool Router::has_room_for(Call& call) const {
  if (site_.free_space.low()) {
    call.fail(nearly_full());
    return false;
  }
  const std::size_t bytes = call.body().size();
  if (const Millis wait = site_.limits.use_bytes(call.payer(), bytes); wait > Millis{0}) {
    call.refuse_for_now(wait, stored_too_much(wait));
    return false;
  }
  // A request that is refused later stores nothing, so its bytes are refunded.
  call.respond_ = [&limits = site_.limits, payer = call.payer(), bytes,
                   respond = std::move(call.respond_)](net::Response response) mutable {
    if (response.status >= first_refusal) payer.refund_bytes(limits, bytes);
    respond(std::move(response));
  };
  return true;
}

std::optional<Error> Router::refusal(const Route& route, const Call& call,
                                     const Credentials& credentials) const {
  const auto& bearer = call.bearer();
  if (credentials.refused) return credentials.refused;
  if (route.access != Access::anyone && !bearer)
    return Error{Code::not_signed_in, reason::account::sign_in_or_send_token()};
  if (!credentials.by_token && !changes_nothing(call.request().verb) &&
      from_other_origin(site_.config, call.request()))
    return Error{Code::origin_refused, reason::request::other_site()};
  if (route.access == Access::anyone) return std::nullopt;
  if (auto refused = refused_for_guest(route.access, bearer->guest)) return refused;
  const auto refused_as = [&](db::Role role) {
    return route.access == Access::director
               ? why_no_tournament(site_.stores.users, site_.config, site_.clock,
                                   site_.stores.factors, site_.stores.tournaments, *bearer, role)
               : refused_for_role(route.access, role);
  };
  if (auto refused = refused_as(bearer->role))
    return bearer->role_after_second_factor && !refused_as(*bearer->role_after_second_factor)
               ? withheld_error(site_.stores.factors, *bearer)
               : refused;
  if (!credentials.by_token) return std::nullopt;
  if (route.access == Access::session)
    return Error{Code::forbidden, reason::account::not_by_token()};
  const Need need = scope_of(route.access);
  if ((bearer->scopes & need.scope) == 0)
    return Error{Code::scope_missing, reason::account::scope(need.name)};
  return std::nullopt;
}

std::optional<wire::Problem> Router::read_headers(Call& call) const {
  auto query = net::query_parameters(call.request().query);
  if (!query) return wire::Problem{query.error()};
  if (const auto* name = repeated_name(*query))
    return wire::wrong_field(*name, reason::field::given_twice());
  call.query_ = *std::move(query);
  const auto key = call.request().header("Idempotency-Key");
  if (key.empty()) return std::nullopt;
  call.command_id_ = wire::parse_uuid(key);
  if (!call.command_id_) return wire::wrong_field("Idempotency-Key", reason::field::uuid());
  return std::nullopt;
}

}  // namespace crownhead::api
