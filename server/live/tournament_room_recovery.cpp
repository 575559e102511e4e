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
  co_await rule_on_games();
  auto rulings = compare_games();
  if (!rulings.empty() || !games_to_begin(loaded_.tournament).empty()) {
    if (const auto done = co_await happen({}, std::nullopt, {}, std::move(rulings)); !done)
      behind(done.error());
  }
  if (const auto gone_on = co_await go_on(); !gone_on) behind(gone_on.error());
}

void TournamentRoom::behind(const Error& why) {
  around_.trouble(why.detail);
  if (why.code == Code::busy || why.code == Code::unavailable)
    again_ = around_.clock.now() + seconds(1);
}

/// Tells what was not told before the last stop.
void TournamentRoom::hear_end_of(GameId game) {
  around_.rooms.visit(game, [&around = around_, id = id_, game](Result<Room*> room) {
    if (!room) return around.trouble(room.error().detail);
    around.with_room(
        id, [game, over = (*room)->game()](TournamentRoom& of) { of.game_over(game, over); });
  });
}

}  // namespace crownhead::live
