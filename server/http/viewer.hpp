#pragma once

#include <optional>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/games/game_queries.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/showing.hpp"
#include "server/game/rooms.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/awaited.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Awaits the game's room, on its thread, where reading the database is forbidden. The room may be
/// gone after another wait.
inline auto game_room(live::Rooms& rooms, GameId game) {
  return live::awaited<Result<live::Room*>>(
      [&rooms, game](auto done) { rooms.visit(game, std::move(done)); });
}

/// Returns the asker's seat in the game. Answers and returns nullopt if there is no room, or the
/// asker does not play there; call before the body is checked.
std::optional<Seat> seat_of_asker(const Result<live::Room*>& room, const CallPtr& call);

/// A game's room, and a client who looks at it.
struct SeenRoom {
  live::Room* room;
  play::Viewer viewer;
};

/// Awaits the game's room for a client, on its thread; an error on any thread. If it matters
/// whether they direct its tournament, reads the database in between and visits the room again. The
/// room may be gone after another wait.
live::Awaitable<Result<SeenRoom>> seen_room(live::Rooms& rooms, const DirectorAccess& directing,
                                            const std::optional<db::Bearer>& bearer, GameId game);

/// Reduces each row to what `bearer` may see of its game.
void show_rows(const live::WallClock& clock, const DirectorAccess& directing,
               const db::GameQueries& game_queries, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows);

}  // namespace crownhead::api
