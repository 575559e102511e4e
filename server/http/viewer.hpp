#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/games/game_queries.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/showing.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Called with the room and the viewer, on the game's thread; with an error on any thread.
using Seen = std::move_only_function<void(Result<live::Room*>, const play::Viewer&)>;

/// Visits the game's room for a client. If it matters whether they direct its tournament, reads the
/// database in between and visits the room again.
void with_viewer(live::Rooms& rooms, const DirectorAccess& directing,
                 const std::optional<db::Bearer>& bearer, GameId game, Seen then);

/// Calls `look` with the game's room and the viewer, on the game's thread. Answers the call if
/// there is no room, or if `look` throws.
template <class Look>
void with_room(live::Rooms& rooms, const DirectorAccess& directing, const CallPtr& call,
               GameId game, Look look) {
  with_viewer(rooms, directing, call->bearer(), game,
              [&runner = directing.runner, call, look = std::move(look)](
                  Result<live::Room*> room, const play::Viewer& viewer) mutable {
                runner.attempt(call, [&] {
                  answer(call, std::move(room), [&](live::Room* found) { look(*found, viewer); });
                });
              });
}

/// Reduces each row to what `bearer` may see of its game.
void show_rows(const live::WallClock& clock, const DirectorAccess& directing,
               const db::GameQueries& game_queries, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows);

}  // namespace crownhead::api
