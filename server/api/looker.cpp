#include "server/api/looker.hpp"

#include "server/api/tournament_access.hpp"

namespace crownhead::api {
namespace {

play::Looker looker_of(const Site& site, const std::optional<db::Bearer>& bearer,
                       const play::Showing& showing, std::optional<TournamentId> tournament) {
  if (!bearer) return {};
  const bool matters = showing.when != play::Shown::now && tournament;
  return {.user = bearer->user, .directs = matters && directs(site, bearer, *tournament)};
}

}  // namespace

play::Looker looker_at(const Site& site, const std::optional<db::Bearer>& bearer,
                       const live::Room& room) {
  return looker_of(site, bearer, room.game().setup().showing, room.names().tournament);
}

void show_rows(const Site& site, const std::optional<db::Bearer>& bearer,
               std::vector<play::GameRow>& rows) {
  const Instant now = site.clock.now();
  for (play::GameRow& row : rows) {
    const bool over = row.status != play::GameStatus::playing;
    const auto looker = looker_of(site, bearer, row.showing, row.tournament);
    if (const auto until = play::shown_until(row.showing, row.players, over, looker, now))
      row = site.games.as_it_was(std::move(row), *until);
    else
      row.showing = {};
  }
}

}  // namespace crownhead::api
