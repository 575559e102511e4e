#include "rules/tournament/game_result.hpp"
#include "server/live/awaited.hpp"
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

Awaitable<void> TournamentRoom::rule_on_games() {
  const auto ruled = co_await awaited<Result<void>>(home(), [this](auto done) {
    around_.rooms.carry_out_rulings(around_.tournaments.to_be_ruled(id_), std::move(done));
  });
  if (!ruled) behind(ruled.error());
}

/// What a stop of the server, or of one from before rulings were stored, has cut off.
std::vector<db::RulingOnGame> TournamentRoom::compare_games() {
  std::vector<db::RulingOnGame> rulings;
  for (const db::TournamentGame& stored : around_.tournaments.games(id_)) {
    const auto* counts = loaded_.tournament.game(stored.key);
    if (!counts) continue;
    const bool over = stored.status != play::GameStatus::playing;
    if (counts->outcome == tournament::GameOutcome::open) {
      if (over) hear_end_of(stored.game);
      continue;
    }
    const auto end = tournament::end_for(*counts, over);
    if (end && (!over || stored.outcome != end->outcome()))
      rulings.push_back({.game = stored.game,
                         .number = loaded_.tournament.version(),
                         .at = around_.clock.now(),
                         .what = play::SetResult{.finish = end->finish, .reason = end->reason}});
  }
  return rulings;
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
