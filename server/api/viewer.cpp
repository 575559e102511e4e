#include "server/api/viewer.hpp"

#include "server/api/tournament_access.hpp"

namespace crownhead::api {
namespace {

play::Viewer viewer_of(const Directing& directing, const std::optional<db::Bearer>& bearer,
                       const play::Showing& showing, std::optional<TournamentId> tournament) {
  if (!bearer) return {};
  const bool matters = showing.when != play::Shown::now && tournament;
  return {.user = bearer->user, .directs = matters && directs(directing, bearer, *tournament)};
}

}  // namespace

play::Viewer viewer_at(const Directing& directing, const std::optional<db::Bearer>& bearer,
                       const live::Room& room) {
  return viewer_of(directing, bearer, room.game().setup().showing, room.names().tournament);
}

void show_rows(const live::WallClock& clock, const Directing& directing,
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
