#include "server/http/viewer.hpp"

#include "rules/reasons.hpp"
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

std::optional<Seat> seat_of_asker(const Result<live::Room*>& room, const CallPtr& call) {
  if (!room) {
    call->fail(room.error());
    return std::nullopt;
  }
  const auto seat = (*room)->game().seat_of(call->bearer()->user);
  if (!seat) call->fail({Code::not_a_player, reason::game::only_its_players()});
  return seat;
}

live::Awaitable<Result<SeenRoom>> seen_room(live::Rooms& rooms, const DirectorAccess& directing,
                                            const std::optional<db::Bearer>& bearer, GameId game) {
  auto room = co_await game_room(rooms, game);
  if (!room) co_return std::unexpected(std::move(room.error()));
  const auto tournament = (*room)->names().tournament;
  const auto showing = (*room)->game().setup().showing;
  if (!bearer || !tournament || showing.when == play::Shown::now)
    co_return SeenRoom{*room, bearer ? play::Viewer{.user = bearer->user} : play::Viewer{}};
  const auto viewer = co_await live::awaited<live::ReadOutcome<play::Viewer>>([&](auto done) {
    live::ask(
        directing.runner.pools().reads, std::to_string(bearer->user.value),
        [&] { return viewer_of(directing, bearer, showing, tournament); }, std::move(done));
  });
  if (!viewer)
    co_return std::unexpected(live::why_not_read(viewer.error(), directing.runner.log_error()));
  room = co_await game_room(rooms, game);
  if (!room) co_return std::unexpected(std::move(room.error()));
  co_return SeenRoom{*room, *viewer};
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
