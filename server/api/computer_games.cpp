#include "server/api/computer_games.hpp"

#include "rules/accounts/quotas.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::api {

void begin_computer_game(Site& site, const CallPtr& call) {
  const auto body = wire::parse_computer_game(call->body());
  if (!body) return call->refuse(body.error());
  const auto computer = site.users.computer(body->level);
  if (!computer)
    return call->fail({Code::unavailable, "the computer is not ready yet; try again in a moment"});
  const bool guest = call->bearer()->guest;
  const int most =
      guest ? accounts::quotas::computer_games_of_guest : accounts::quotas::computer_games;
  if (site.games.running_with_computers(call->bearer()->user) >= most)
    return call->fail({Code::rate_limited,
                       guest ? "guests play 3 games with the computer at a time; finish one first"
                             : "you play 20 games with the computer at a time; finish one first"});
  site.starter.begin(
      {.wish = body->game, .from = call->bearer()->user, .taker = computer->id, .challenge = {}},
      call->key(), [call](Result<GameId> game) {
        answer(call, std::move(game),
               [&](GameId id) { call->json(201, wire::game_made_json(id)); });
      });
}

}  // namespace crownhead::api
