#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/games/game_queries.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/showing.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Called with the room and who looks on, on the game's thread; with an error on any.
using Seen = std::move_only_function<void(Result<live::Room*>, const play::Viewer&)>;

/// Visits the game's room for somebody who asks for it. Where it matters whether they direct its
/// tournament the database is asked in between, and the room visited again.
void with_viewer(live::Rooms& rooms, const Directing& directing,
                 const std::optional<db::Bearer>& bearer, GameId game, Seen then);

/// Gives `look` the game's room and who looks on, on the game's thread; answers the call where
/// there is none, or where `look` throws.
template <class Look>
void with_room(live::Rooms& rooms, const Directing& directing, const CallPtr& call, GameId game,
               Look look) {
  with_viewer(rooms, directing, call->bearer(), game,
              [&steps = directing.steps, call, look = std::move(look)](
                  Result<live::Room*> room, const play::Viewer& viewer) mutable {
                steps.attempt(call, [&] {
                  answer(call, std::move(room), [&](live::Room* found) { look(*found, viewer); });
                });
              });
}

/// Makes each row what `bearer` is shown of its game.
void show_rows(const live::WallClock& clock, const Directing& directing,
               const db::GameQueries& game_queries, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows);

}  // namespace crownhead::api
