#include "server/api/challenges.hpp"

#include "rules/reasons.hpp"
#include "server/api/guards.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/lobby_json.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::api {
namespace {

ChallengeId challenge_id(const CallPtr& call) { return {call->path_id()}; }

}  // namespace

void list_challenges(db::Challenges& challenges, const live::WallClock& clock,
                     const CallPtr& call) {
  call->json(200, wire::challenges_json(challenges.of(call->bearer()->user, clock.now())));
}

void create_challenge(db::Users& users, const live::PairingRule& rule,
                      live::Invitations& invitations, const CallPtr& call) {
  const auto body = wire::parse_challenge(call->body());
  if (!body) return call->refuse(body.error());
  if (call->bearer()->guest && (body->opponent || body->game.rated))
    return call->fail({Code::forbidden, reason::challenge::guests_play_by_link()});
  std::optional<live::Asker> to;
  if (body->opponent) {
    const auto user = users.by_name(*body->opponent);
    if (!user) return call->refuse(wire::wrong_field("opponent", reason::field::players_name()));
    if (user->guest) return call->fail({Code::forbidden, reason::lobby::guests_send_a_link()});
    if (user->computer_level)
      return call->fail({Code::forbidden, reason::challenge::computer_is_not_asked()});
    if (const auto may = rule.check(call->bearer()->user, user->id, body->game.rated); !may)
      return call->fail(may.error());
    to = {user->id, user->name};
  }
  invitations.challenge(
      call->asker(), to, body->game, call->key(), [call](Result<ChallengeId> made) {
        answer(call, std::move(made),
               [&](ChallengeId id) { call->json(201, wire::made_json(id.value)); });
      });
}

void get_challenge(live::Invitations& invitations, const CallPtr& call) {
  answer(
      call, invitations.find(call->user(), challenge_id(call)),
      [&](const play::Challenge& challenge) { call->json(200, wire::challenge_json(challenge)); });
}

void withdraw_challenge(live::Invitations& invitations, const CallPtr& call) {
  invitations.withdraw(call->bearer()->user, challenge_id(call), no_content(call));
}

void accept_challenge(live::Invitations& invitations, const CallPtr& call) {
  auto entropy = wire::parse_taking(call->body());
  if (!entropy) return call->refuse(entropy.error());
  invitations.accept(call->asker(), challenge_id(call), *std::move(entropy), call->key(),
                     [call](Result<live::Invitations::Accepted> accepted) {
                       answer(call, std::move(accepted), [&](const auto& made) {
                         if (const auto* game = std::get_if<GameId>(&made))
                           call->json(201, wire::game_made_json(*game));
                         else
                           call->json(200, wire::challenge_json(std::get<play::Challenge>(made)));
                       });
                     });
}

void decline_challenge(live::Invitations& invitations, const CallPtr& call) {
  invitations.decline(call->bearer()->user, challenge_id(call), no_content(call));
}

}  // namespace crownhead::api
