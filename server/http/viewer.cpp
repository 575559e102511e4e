#include "server/http/viewer.hpp"

#include "server/http/tournaments/tournament_access.hpp"
#include "server/runtime/read_pool.hpp"

namespace crownhead::api {
namespace {

play::Viewer viewer_of(const DirectorAccess& directing, const std::optional<db::Bearer>& bearer,
                       const play::Showing& showing, std::optional<TournamentId> tournament) {
  if (!bearer) return {};
  const bool matters = showing.when != play::Shown::now && tournament;
  return {.user = bearer->user, .directs = matters && directs(directing, bearer, *tournament)};
}

}  // namespace

void with_viewer(live::Rooms& rooms, const DirectorAccess& directing,
                 const std::optional<db::Bearer>& bearer, GameId game, Seen then) {
  rooms.visit(game, [&rooms, &directing, bearer, game,
                     then = std::move(then)](Result<live::Room*> room) mutable {
    if (!room) return then(std::move(room), {});
    const auto tournament = (*room)->names().tournament;
    const auto showing = (*room)->game().setup().showing;
    if (!bearer || !tournament || showing.when == play::Shown::now)
      return then(room, bearer ? play::Viewer{.user = bearer->user} : play::Viewer{});
    live::ask(
        directing.runner.pools().reads, std::to_string(bearer->user.value),
        [&directing, bearer, showing, tournament] {
          return viewer_of(directing, bearer, showing, tournament);
        },
        [&rooms, &directing, game,
         then = std::move(then)](live::ReadOutcome<play::Viewer> viewer) mutable {
          if (!viewer)
            return then(
                std::unexpected(live::why_not_read(viewer.error(), directing.runner.log_error())),
                {});
          rooms.visit(
              game, [then = std::move(then), viewer = *viewer](Result<live::Room*> again) mutable {
                then(std::move(again), viewer);
              });
        });
  });
}

void show_rows(const live::WallClock& clock, const DirectorAccess& directing,
               const db::GameQueries& game_queries, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows) {
  const Instant now = clock.now();
  for (play::GameRow& row : rows) {
    const bool over = row.status != play::GameStatus::playing;
    const auto viewer = viewer_of(directing, bearer, row.showing, row.tournament);
    if (const auto until = play::shown_until(row.showing, row.players, over, viewer, now))
      row = game_queries.as_it_was(std::move(row), *until);
    else
      row.showing = {};
  }
}

}  // namespace crownhead::api
