#include "server/http/games/challenges.hpp"

#include <algorithm>
#include <utility>

#include "rules/reasons.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::api {
namespace {

ChallengeId challenge_id(const CallPtr& call) { return {call->path_id()}; }

/// Returns the named player if the caller may challenge them. Fails with INVALID_FIELD or
/// forbidden.
std::optional<live::Asker> asked(const db::Users& users, const live::PairingRule& rule,
                                 const std::string& field, const std::string& name, bool rated,
                                 const CallPtr& call) {
  const auto user = users.by_name(name);
  const auto refused = [&](const auto& why) {
    call->fail(why);
    return std::nullopt;
  };
  if (!user) {
    call->refuse(wire::wrong_field(field, reason::field::players_name()));
    return std::nullopt;
  }
  if (user->guest) return refused(Error{Code::forbidden, reason::lobby::guests_send_a_link()});
  if (user->computer_level)
    return refused(Error{Code::forbidden, reason::challenge::computer_is_not_asked()});
  if (const auto may = rule.check(call->bearer()->user, user->id, rated); !may)
    return refused(may.error());
  return live::Asker{.user = user->id, .name = user->name};
}

}  // namespace

void list_challenges(db::Challenges& challenges, const live::WallClock& clock,
                     const CallPtr& call) {
  call->json(200, wire::challenges_json(challenges.of(call->bearer()->user, clock.now())));
}

Handling create_challenge(db::Users& users, const live::PairingRule& rule,
                          live::Invitations& invitations, CallPtr call) {
  const auto body = wire::parse_challenge(call->body());
  if (!body) co_return call->refuse(body.error());
  auto names = body->opponents;
  if (body->opponent) names.push_back(*body->opponent);
  if (call->bearer()->guest && (!names.empty() || body->game.terms.rated))
    co_return call->fail({Code::forbidden, reason::challenge::guests_play_by_link()});
  const std::string field = body->opponent ? "opponent" : "opponents";
  std::vector<live::Asker> to;
  for (const auto& name : names) {
    auto one = asked(users, rule, field, name, body->game.terms.rated, call);
    if (!one) co_return;
    if (std::ranges::find(to, one->user, &live::Asker::user) != to.end())
      co_return call->refuse(wire::wrong_field(field, reason::challenge::named_twice(one->name)));
    to.push_back(*std::move(one));
  }
  const auto made = co_await live::awaited<Result<ChallengeId>>([&](auto done) {
    invitations.challenge(call->asker(), to, body->game, call->key(), std::move(done));
  });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::made_json(made->value));
}

void get_challenge(live::Invitations& invitations, const CallPtr& call) {
  const auto challenge = invitations.find(call->user(), challenge_id(call));
  if (!challenge) return call->fail(challenge.error());
  call->json(200, wire::challenge_json(*challenge));
}

Handling withdraw_challenge(live::Invitations& invitations, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    invitations.withdraw(call->bearer()->user, challenge_id(call), std::move(done));
  }));
}

Handling accept_challenge(live::Invitations& invitations, CallPtr call) {
  auto entropy = wire::parse_taking(call->body());
  if (!entropy) co_return call->refuse(entropy.error());
  const auto accepted = co_await live::awaited<Result<live::Invitations::Accepted>>([&](auto done) {
    invitations.accept(call->asker(), challenge_id(call), *std::move(entropy), call->key(),
                       std::move(done));
  });
  if (!accepted) co_return call->fail(accepted.error());
  if (const auto* game = std::get_if<GameId>(&*accepted))
    call->json(201, wire::game_made_json(*game));
  else
    call->json(200, wire::challenge_json(std::get<play::Challenge>(*accepted)));
}

Handling decline_challenge(live::Invitations& invitations, CallPtr call) {
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    invitations.decline(call->bearer()->user, challenge_id(call), std::move(done));
  }));
}

}  // namespace crownhead::api
