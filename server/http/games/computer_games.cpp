#include "server/http/games/computer_games.hpp"

#include "db/jobs/random_id.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"
#include "server/game/new_dice.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::api {
namespace {

constexpr Millis commitment_stands = seconds(600);

db::ComputerOffer offer_of(UserId user, const play::GameTerms& terms) {
  return {.id = db::random_id(),
          .user = user,
          .variant = terms.variant,
          .ruleset = terms.ruleset,
          .start_fen = terms.start_fen};
}

/// Returns false if there is no such offer, or it is for another game.
bool take_offer(live::GameStarter::Pairing& pairing, const std::string& entropy,
                const std::optional<db::ComputerOffer>& offer) {
  if (!offer || !offer->of_same_game(offer_of(pairing.from, pairing.terms))) return false;
  pairing.offer = db::ComputerOfferKey{.user = pairing.from, .commitment = offer->dice.commitment};
  pairing.dice = offer->dice;
  pairing.dice->entropy = entropy;
  return true;
}

/// Returns the game that the same request has already begun.
Result<std::optional<GameId>> begun_before(const live::GameStarter& starter, const CallPtr& call) {
  if (!call->key()) return std::nullopt;
  return starter.begun_by(*call->key());
}

}  // namespace

Handling publish_computer_commitment(db::ComputerOffers& offers, const live::WallClock& clock,
                                     CallPtr call) {
  const auto terms = wire::parse_computer_commitment(call->body());
  if (!terms) co_return call->refuse(terms.error());
  const Instant now = clock.now();
  auto offer = offer_of(call->bearer()->user, *terms);
  offer.dice = live::new_dice(*terms, "").value();
  offer.until = now + commitment_stands;
  const auto made = co_await live::awaited<Result<db::ComputerOffer>>(
      [&](auto done) { offers.make(std::move(offer), now, std::move(done)); });
  if (!made) co_return call->fail(made.error());
  call->json(201, wire::computer_commitment_json(made->id, made->dice.commitment, made->until));
}

Handling begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                             const db::ComputerOffers& offers, const live::WallClock& clock,
                             live::GameStarter& starter, CallPtr call) {
  const auto body = wire::parse_computer_game(call->body());
  if (!body) co_return call->refuse(body.error());
  const UserId user = call->bearer()->user;
  live::GameStarter::Pairing pairing{.terms = body->game.terms,
                                     .color = body->game.color,
                                     .from = user,
                                     .takers = {},
                                     .offer = std::nullopt};
  if (body->dice_commitment) {
    // A repeated request has already used its commitment.
    const auto before = begun_before(starter, call);
    if (!before) co_return call->fail(before.error());
    if (*before) co_return call->json(201, wire::game_made_json(**before));
    if (!take_offer(pairing, body->game.entropy,
                    offers.find(user, *body->dice_commitment, clock.now())))
      co_return call->fail({Code::no_offer, reason::computer::commitment_gone()});
  }
  const std::size_t wanted = body->game.terms.seats() - 1;
  pairing.takers = users.computers(body->level, wanted);
  if (pairing.takers.size() < wanted)
    co_return call->fail({Code::unavailable, reason::computer::not_ready()});
  const bool guest = call->bearer()->guest;
  const int most =
      guest ? accounts::quotas::computer_games_of_guest : accounts::quotas::computer_games;
  if (game_queries.running_with_computers(user) >= most)
    co_return call->fail({Code::rate_limited, guest ? reason::computer::guests_at_a_time()
                                                    : reason::computer::players_at_a_time()});
  const auto begun = co_await live::awaited<Result<GameId>>(
      [&](auto done) { starter.begin(std::move(pairing), call->key(), std::move(done)); });
  if (!begun) co_return call->fail(begun.error());
  call->json(201, wire::game_made_json(*begun));
}

}  // namespace crownhead::api
