#include "server/http/games/notes.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/http/sign_in/guards.hpp"
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

void write_notes(const db::GameQueries& game_queries, db::Notes& notes,
                 const live::WallClock& clock, const CallPtr& call) {
  auto text = wire::parse_notes(call->body());
  if (!text) return call->refuse(text.error());
  if (call->bearer()->guest) {
    const auto row = game_queries.row({call->path_id()});
    if (row && std::ranges::find(row->players, call->bearer()->user) == row->players.end())
      return call->fail({Code::forbidden, reason::notes::guests_own_games_only()});
  }
  notes.write(call->bearer()->user, {call->path_id()}, *std::move(text), clock.now(),
              no_content(call));
}

}  // namespace crownhead::api
