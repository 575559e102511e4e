#include "server/api/computer_games.hpp"

#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::api {

void begin_computer_game(db::Users& users, const db::GameQueries& game_queries,
                         live::GameStarter& starter, const CallPtr& call) {
  const auto body = wire::parse_computer_game(call->body());
  if (!body) return call->refuse(body.error());
  const std::size_t wanted = wire::seats_of(body->game) - 1;
  auto computers = users.computers(body->level, wanted);
  if (computers.size() < wanted)
    return call->fail({Code::unavailable, reason::computer::not_ready()});
  const bool guest = call->bearer()->guest;
  const int most =
      guest ? accounts::quotas::computer_games_of_guest : accounts::quotas::computer_games;
  if (game_queries.running_with_computers(call->bearer()->user) >= most)
    return call->fail({Code::rate_limited, guest ? reason::computer::guests_at_a_time()
                                                 : reason::computer::players_at_a_time()});
  starter.begin({.wish = body->game,
                 .from = call->bearer()->user,
                 .takers = std::move(computers),
                 .challenge = {}},
                call->key(), [call](Result<GameId> game) {
                  answer(call, std::move(game),
                         [&](GameId id) { call->json(201, wire::game_made_json(id)); });
                });
}

}  // namespace crownhead::api
