#pragma once

#include <optional>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/games/game_queries.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/showing.hpp"
#include "server/api/directing.hpp"
#include "server/live/room.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::api {

/// Who asks for a game. Reads the database where it matters whether they direct its tournament.
play::Viewer viewer_at(const Directing& directing, const std::optional<db::Bearer>& bearer,
                       const live::Room& room);

/// Makes each row what `bearer` is shown of its game.
void show_rows(const live::WallClock& clock, const Directing& directing,
               const db::GameQueries& game_queries, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows);

}  // namespace crownhead::api
