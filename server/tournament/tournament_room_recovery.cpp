#include <algorithm>

#include "rules/kind/variants.hpp"
#include "server/runtime/awaited.hpp"
#include "server/tournament/prepared_commit.hpp"
#include "server/tournament/tournament_room.hpp"
#include "server/tournament/tournament_rulings.hpp"

/// Records the ends of games, repairs what the server's last stop interrupted, and retries what
/// could not be stored.
namespace crownhead::live {
namespace {

/// Rulings without an act that one job stores.
constexpr std::size_t rulings_at_once = 64;

/// See RecordGame.
std::optional<PerSeat<int>> match_points(const play::Game& over) {
  const auto* board = over.board().as<kind::NardiBoard>();
  if (!board) return std::nullopt;
  const nardi::Match& match = board->match();
  PerSeat<int> points;
  points[Seat::white] = match.score_of(nardi::Color::white);
  points[Seat::black] = match.score_of(nardi::Color::black);
  const auto outcome = over.ended()->outcome();
  for (const auto& [won, seat] : {std::pair(play::Outcome::white_wins, Seat::white),
                                  std::pair(play::Outcome::black_wins, Seat::black)})
    if (outcome == won) points[seat] = std::max(points[seat], match.length);
  return points;
}

}  // namespace

void TournamentRoom::game_over(GameId game, const play::Game& over) {
  const auto key = keys_.find(game);
  if (key == keys_.end()) return;
  mailbox_.deliver(TournamentAct{.if_version = std::nullopt,
                                 .what = tournament::RecordGame{.game = key->second,
                                                                .outcome = over.ended()->outcome(),
                                                                .reason = over.ended()->reason,
                                                                .plies = over.ply(),
                                                                .to_move = over.turn(),
                                                                .berserk = over.berserk(),
                                                                .left = over.clock().left,
                                                                .match_points = match_points(over)},
                                 .act = {.at = around_.clock.now()},
                                 .done = [this](const Result<std::int64_t>& done) {
                                   if (!done) schedule_retry(done.error());
                                 }});
}

void TournamentRoom::recover(std::move_only_function<void()> done) {
  mailbox_.deliver(Recovery{std::move(done)});
}

Awaitable<void> TournamentRoom::handle(Recovery& recovery) {
  try {
    co_await reconcile();
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  if (recovery.done) recovery.done();
}

Awaitable<void> TournamentRoom::reconcile() {
  if (const auto finished = co_await finish_act(); !finished)
    co_return schedule_retry(finished.error());
  co_await mark_clocks();
  co_await rule_on_games();
  const auto stored = co_await reading([this] { return around_.tournaments.games(id_); });
  hear_ends_in(stored);
  auto rulings = rulings_missed(now_->tournament, stored, around_.clock.now());
  while (!rulings.empty() || !keys_to_begin(*now_).empty()) {
    const auto few = static_cast<std::ptrdiff_t>(std::min(rulings.size(), rulings_at_once));
    std::vector<db::RulingOnGame> some(rulings.end() - few, rulings.end());
    rulings.erase(rulings.end() - few, rulings.end());
    if (const auto done = co_await commit({}, std::nullopt, {}, std::move(some)); !done) {
      schedule_retry(done.error());
      break;
    }
  }
  if (const auto gone_on = co_await advance(); !gone_on) schedule_retry(gone_on.error());
}

Awaitable<void> TournamentRoom::rule_on_games() {
  auto to_be_ruled = co_await reading([this] { return around_.tournaments.to_be_ruled(id_); });
  const auto ruled = co_await awaited<Result<void>>(home(), [this, &to_be_ruled](auto done) {
    around_.rooms.carry_out_rulings(std::move(to_be_ruled), std::move(done));
  });
  if (!ruled) schedule_retry(ruled.error());
}

void TournamentRoom::hear_ends_in(const std::vector<db::TournamentGame>& stored) {
  for (const db::TournamentGame& game : stored) {
    const auto* counts = now_->tournament.game(game.key);
    if (counts && counts->outcome == tournament::GameOutcome::open &&
        game.status != play::GameStatus::playing)
      hear_end_of(game.game);
  }
}

void TournamentRoom::schedule_retry(const Error& why) {
  around_.log_error(why.detail);
  if (why.code == Code::busy || why.code == Code::unavailable)
    retry_at_ = around_.clock.now() + seconds(1);
}

/// Reports an end that was not reported before the last stop.
void TournamentRoom::hear_end_of(GameId game) {
  around_.rooms.visit(game, [&around = around_, id = id_, game](Result<Room*> room) {
    if (!room) return around.log_error(room.error().detail);
    around.with_room(
        id, [game, over = (*room)->game()](TournamentRoom& of) { of.game_over(game, over); });
  });
}

}  // namespace crownhead::live
