#include "server/http/games/notes.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/wire/game/notes_json.hpp"

namespace crownhead::api {

void get_notes(const db::GameQueries& game_queries, db::Notes& notes, const CallPtr& call) {
  const GameId game{call->path_id()};
  if (!game_queries.row(game))
    return call->fail({Code::not_found, reason::game::none_of_this_id()});
  const auto note = notes.find(call->bearer()->user, game);
  call->json(
      200, note ? wire::notes_json(note->text, note->updated) : wire::notes_json("", std::nullopt));
}

Handling write_notes(const db::GameQueries& game_queries, db::Notes& notes,
                     const live::WallClock& clock, CallPtr call) {
  auto text = wire::parse_notes(call->body());
  if (!text) co_return call->refuse(text.error());
  const GameId game{call->path_id()};
  const auto& bearer = *call->bearer();
  if (bearer.guest) {
    const auto row = game_queries.row(game);
    if (row && std::ranges::find(row->players, bearer.user) == row->players.end())
      co_return call->fail({Code::forbidden, reason::notes::guests_own_games_only()});
  }
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    notes.write(bearer.user, game, *std::move(text), clock.now(), std::move(done));
  }));
}

}  // namespace crownhead::api
