#include "rules/tournament/game_result.hpp"
#include "server/live/tournament_room.hpp"

namespace crownhead::live {

Awaitable<void> TournamentRoom::handle(Recovery& recovery) {
  try {
    co_await make_good();
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  if (recovery.done) recovery.done();
}

Awaitable<void> TournamentRoom::make_good() {
  co_await recover_games();
  const auto log = around_.tournaments.log(id_, INT64_MAX, 1);
  // The last act may have been cut off between its commit and the games.
  if (!log.items.empty())
    co_await rule(rulings_of({log.items.front().second}), log.items.front().second.at, true);
  if (!games_to_begin(loaded_.tournament).empty()) {
    if (const auto begun = co_await happen({}); !begun) behind(begun.error());
  }
  if (const auto gone_on = co_await go_on(); !gone_on) behind(gone_on.error());
}

void TournamentRoom::behind(const Error& why) {
  around_.trouble(why.detail);
  if (why.code == Code::busy || why.code == Code::unavailable)
    again_ = around_.clock.now() + seconds(1);
}

/// What was not told before the last stop.
void TournamentRoom::hear_end_of(GameId game) {
  around_.rooms.visit(game, [&around = around_, id = id_, game](Result<Room*> room) {
    if (!room) return around.trouble(room.error().detail);
    around.with_room(
        id, [game, over = (*room)->game()](TournamentRoom& of) { of.game_over(game, over); });
  });
}

Awaitable<void> TournamentRoom::recover_games() {
  std::vector<GameRuling> rulings;
  for (const db::TournamentGame& stored : around_.tournaments.games(id_)) {
    const auto* counts = loaded_.tournament.game(stored.key);
    if (!counts) continue;
    const bool over = stored.status != play::GameStatus::playing;
    if (counts->outcome == tournament::GameOutcome::open) {
      if (over) hear_end_of(stored.game);
      continue;
    }
    const auto end = tournament::end_for(*counts, over);
    if (end && (!over || stored.outcome != end->outcome)) add_ruling(stored.key, rulings);
  }
  co_await rule(std::move(rulings), around_.clock.now());
}

}  // namespace crownhead::live
