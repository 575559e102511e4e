#include "server/tournament/tournament_rulings.hpp"

#include <gtest/gtest.h>

#include "tests/live/tournament/tournament_site.hpp"

namespace crownhead::live {
namespace {

using tournament::AddTime;
using tournament::GameOutcome;
using tournament::PauseAll;
using tournament::ResumeAll;
using tournament::SetResult;

constexpr Millis hours(std::int64_t n) { return seconds(n * 3600); }

/// Anna, Ben and Carl play each other, all at once, on a server that is stopped and restarted.
class TournamentRulingsTest : public testing::Test {
 protected:
  void begin(const play::TimeControl& control) {
    site = std::make_unique<TournamentSite>(file.path(), noon);
    TournamentSite::prepare_faults(file.path());
    for (const char* name : {"Anna", "Ben", "Carl"}) users.push_back(site->stores.user(name));
    id = announced(site->stores.tournaments,
                   {.name = "Cup",
                    .variant = "international",
                    .ruleset = "fmjd",
                    .control = control,
                    .policy = {.all_at_once = true}},
                   users[0]);
    for (const UserId user : users)
      site->act(id, tournament::Enter{.user = user, .rating = 1500}, users[0]).value();
    site->act(id, tournament::Start{}, users[0]).value();
    for (const auto& [key, game] : site->games(id)) {
      keys.push_back(key);
      games.push_back(game);
    }
  }

  /// Discards everything in memory; an outage of one hour.
  void stop_and_start() {
    const Instant then = site->clock->now();
    site.reset();
    TournamentSite::script(file.path(), "DELETE FROM failing");
    site = std::make_unique<TournamentSite>(file.path(), then + hours(1), then);
  }

  void wait(Millis time) { site->by_hand().move_to(site->clock->now() + time); }

  Millis left(GameId game, Seat side) {
    const auto now = site->game(game);
    return play::remaining(now.setup().terms.control, now.clock(), side, site->clock->now());
  }

  /// Returns the number of rulings that the store has not recorded as carried out.
  std::size_t due() { return site->stores.tournaments.to_be_ruled(id).size(); }

  db::TempFile file;
  std::unique_ptr<TournamentSite> site;
  std::vector<UserId> users;
  TournamentId id;
  std::vector<tournament::GameKey> keys;
  std::vector<GameId> games;
};

TEST_F(TournamentRulingsTest, AddedTimeReachesEveryGameOnceAfterAnInterruption) {
  begin(play::Fischer{hours(100), Millis{0}});
  site->fail({games[1], games[2]});
  ASSERT_TRUE(site->act(id, AddTime{.game = std::nullopt, .time = hours(5)}, users[0]));
  EXPECT_EQ(due(), 2U);
  stop_and_start();
  EXPECT_EQ(due(), 0U);
  stop_and_start();
  for (const GameId game : games) {
    EXPECT_EQ(site->changes(game, play::ClockCause::given), 1);
    EXPECT_EQ(left(game, Seat::black), hours(105));
  }
}

TEST_F(TournamentRulingsTest, ALiveGameGetsItsTimeEvenIfItsOutageIsStoredFirst) {
  begin(play::Fischer{seconds(300), seconds(2)});
  ASSERT_FALSE(games.empty());
  const GameId game = games[0];
  const auto players = site->game(game).setup().players;
  ASSERT_TRUE(site->moves(players[Seat::white], game, "32-28"));
  ASSERT_TRUE(site->moves(players[Seat::black], game, "19-23"));
  wait(seconds(10));
  site->fail(game);
  ASSERT_TRUE(site->act(id, AddTime{.game = std::nullopt, .time = seconds(60)}, users[0]));
  EXPECT_EQ(site->changes(game, play::ClockCause::given), 0);
  const Instant then = site->clock->now();
  site.reset();
  // At the start the ruling cannot be stored either, but the outage can.
  TournamentSite::script(file.path(),
                         "CREATE TRIGGER failing_rulings BEFORE UPDATE ON game_rulings"
                         " BEGIN SELECT RAISE(ABORT, 'a fault of the test'); END;"
                         "DELETE FROM failing");
  site = std::make_unique<TournamentSite>(file.path(), then + hours(1), then);
  EXPECT_EQ(site->changes(game, play::ClockCause::outage), 1);
  EXPECT_EQ(site->changes(game, play::ClockCause::given), 0);
  TournamentSite::script(file.path(), "DROP TRIGGER failing_rulings");
  wait(seconds(1));
  site->tick(id);
  EXPECT_EQ(site->changes(game, play::ClockCause::given), 1);
  EXPECT_EQ(left(game, Seat::white), seconds(300 - 10 - 1 + 60));
  EXPECT_EQ(left(game, Seat::black), seconds(300 + 2 + 60));
}

TEST_F(TournamentRulingsTest, AGameThatMovesInTheMeantimeStillGetsItsTime) {
  begin(play::Fischer{hours(100), Millis{0}});
  site->fail(games[0]);
  ASSERT_TRUE(site->act(id, AddTime{.game = std::nullopt, .time = hours(5)}, users[0]));
  site->heal();
  const auto players = site->game(games[0]).setup().players;
  wait(seconds(2));
  ASSERT_TRUE(site->moves(players[Seat::white], games[0], "32-28"));
  EXPECT_EQ(site->changes(games[0], play::ClockCause::given), 1) << "before the move";
  site->tick(id);
  EXPECT_EQ(site->changes(games[0], play::ClockCause::given), 1);
}

TEST_F(TournamentRulingsTest, AFailedPauseIsRetriedAfterOtherEvents) {
  begin(play::Fischer{hours(100), Millis{0}});
  wait(hours(1));
  const Instant paused = site->clock->now();
  site->fail(games[0]);
  ASSERT_TRUE(site->act(id, PauseAll{}, users[0]));
  const auto players = site->game(games[0]).setup().players;
  const auto move = site->moves(players[Seat::white], games[0], "32-28");
  ASSERT_FALSE(move) << "no game plays on in a paused tournament";
  EXPECT_EQ(move.error().code, Code::unavailable);
  ASSERT_TRUE(site->act(id, SetResult{.game = keys[1], .outcome = GameOutcome::draw}, users[0]));
  wait(hours(3));
  site->heal();
  site->tick(id);
  EXPECT_EQ(due(), 0U);
  const auto stands = site->game(games[0]);
  ASSERT_TRUE(stands.pause());
  EXPECT_EQ(stands.pause()->since, paused);
  EXPECT_EQ(stands.clock().left[Seat::white], hours(99));
  ASSERT_TRUE(site->act(id, ResumeAll{}, users[0]));
  EXPECT_EQ(left(games[0], Seat::white), hours(99));
  EXPECT_EQ(site->changes(games[0], play::ClockCause::paused), 1);
  EXPECT_EQ(site->changes(games[0], play::ClockCause::resumed), 1);
}

TEST_F(TournamentRulingsTest, SeveralFailedRulingsAreAppliedInOrder) {
  begin(play::Fischer{hours(100), Millis{0}});
  site->fail(games[0]);
  wait(hours(1));
  ASSERT_TRUE(site->act(id, AddTime{.game = keys[0], .time = hours(2)}, users[0]));
  wait(hours(1));
  ASSERT_TRUE(site->act(id, PauseAll{}, users[0]));
  wait(hours(1));
  ASSERT_TRUE(site->act(id, ResumeAll{}, users[0]));
  wait(hours(1));
  ASSERT_TRUE(site->act(id, AddTime{.game = std::nullopt, .time = hours(4)}, users[0]));
  stop_and_start();
  EXPECT_EQ(due(), 0U);
  EXPECT_EQ(site->changes(games[0], play::ClockCause::given), 2);
  EXPECT_EQ(site->changes(games[0], play::ClockCause::paused), 1);
  EXPECT_EQ(site->changes(games[0], play::ClockCause::resumed), 1);
  // The hour of the pause is not charged; the hour of the outage is, in correspondence games.
  EXPECT_EQ(left(games[0], Seat::white), hours(100 + 2 + 4 - 4));
}

TEST_F(TournamentRulingsTest, AResultReachesItsGameAfterTheEndOfTheTournament) {
  begin(play::Fischer{hours(100), Millis{0}});
  for (const auto& key : keys)
    ASSERT_TRUE(site->act(id, SetResult{.game = key, .outcome = GameOutcome::draw}, users[0]));
  ASSERT_EQ(site->look_at(id, [](TournamentRoom& room) { return room.tournament().status(); }),
            tournament::Status::finished);
  site->fail(games[2]);
  ASSERT_TRUE(
      site->act(id, SetResult{.game = keys[2], .outcome = GameOutcome::both_lose}, users[0]));
  EXPECT_EQ(site->game(games[2]).ended()->outcome(), play::Outcome::draw);
  stop_and_start();
  EXPECT_EQ(site->game(games[2]).ended()->outcome(), play::Outcome::none);
  EXPECT_EQ(due(), 0U);
}

TEST_F(TournamentRulingsTest, ARulingDoesNotReviveAGameLostOnTimeBefore) {
  begin(play::Fischer{hours(100), Millis{0}});
  for (const GameId game : games) site->fail(game);
  wait(hours(101));
  ASSERT_TRUE(site->act(id, AddTime{.game = std::nullopt, .time = hours(5)}, users[0]));
  stop_and_start();
  for (const GameId game : games) {
    ASSERT_TRUE(site->game(game).ended());
    EXPECT_EQ(site->game(game).ended()->reason, play::EndReason::time);
  }
  EXPECT_EQ(due(), 0U);
}

TEST_F(TournamentRulingsTest, NameTheStoredEventAndGames) {
  begin(play::PerMove{hours(72)});
  auto [cup, stored] = site->look_at(
      id, [](TournamentRoom& room) { return std::pair(room.tournament(), room.games()); });
  const auto version = cup.version();
  const auto events = decide(cup, PauseAll{}, {.at = noon, .by = users[0], .reason = "fire"},
                             adapters::best_matching)
                          .value();
  for (const auto& event : events) apply(cup, event);
  stored.erase(keys[1]);
  const auto rulings = rulings_of(events, version, cup, stored);
  ASSERT_EQ(rulings.size(), 2U) << "one begins with the event";
  for (const auto& ruling : rulings) {
    EXPECT_EQ(ruling.number, version + 1);
    EXPECT_TRUE(std::holds_alternative<play::PauseGame>(ruling.what));
    EXPECT_NE(ruling.game, games[1]);
  }
}

}  // namespace
}  // namespace crownhead::live
