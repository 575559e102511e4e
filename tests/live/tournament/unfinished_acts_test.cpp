// Acts that change more rows than one job of the writer may (I14): they are stored in parts, and an
// act whose later parts are missing is finished by a retry or by the next start.

#include <algorithm>
#include <future>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <ranges>
#include <tuple>

#include "db/check.hpp"
#include "tests/live/tournament/tournament_site.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::live {
namespace {

/// A Swiss tournament of Anna's in which player i has the id 1000 + i, on a server that is stopped
/// and restarted.
class UnfinishedActsTest : public testing::Test {
 protected:
  void begin(int players, const std::string& variant = "international") {
    site = std::make_unique<TournamentSite>(file.path(), noon);
    TournamentSite::prepare_faults(file.path());
    // The store rejects rows of player or game N while `failing` has a row -N.
    for (const auto& [table, change, number] :
         {std::tuple("tournament_entries", "UPDATE", "user_id"),
          std::tuple("tournament_entries", "INSERT", "user_id"),
          std::tuple("freeze_changes", "INSERT", "game_id"),
          std::tuple("game_rulings", "INSERT", "game_id"),
          std::tuple("round_dice", "INSERT", "board"), std::tuple("round_dice", "DELETE", "board"),
          std::tuple("notifications", "INSERT", "user_id")})
      script(std::string("CREATE TRIGGER failing_") + table + change + " BEFORE " + change +
             " ON " + table + " WHEN EXISTS (SELECT 1 FROM failing WHERE id = -" +
             (std::string(change) == "DELETE" ? "OLD." : "NEW.") + number +
             ") BEGIN SELECT RAISE(ABORT, 'a fault of the test'); END;");
    anna = site->stores.user("Anna");
    add_users(2'000);
    id = created(entered(players, variant));
  }

  std::vector<tournament::Event> entered(int players, const std::string& variant) const {
    auto events = tournament::create(settings(variant), 7, {.at = noon, .by = anna}).value();
    auto state = tournament::replay(events);
    std::ranges::move(
        tournament::decide(state, all_of(players), {.at = noon, .by = anna}, {}).value(),
        std::back_inserter(events));
    return events;
  }

  static tournament::EnterAll all_of(int players) {
    tournament::EnterAll all;
    for (int i = 1; i <= players; ++i) all.entries.push_back({.user = UserId{1000 + i}});
    return all;
  }

  static tournament::Settings settings(const std::string& variant) {
    return {.name = "Cup",
            .variant = variant,
            .ruleset = variant == "international" ? "fmjd" : "",
            .terms = variant == "nardi" ? "1 point" : "",
            .control = play::PerMove{seconds(86'400)},
            .policy = {.format = tournament::Format::swiss, .rounds = 3}};
  }

  void script(const std::string& sql) { TournamentSite::script(file.path(), sql); }
  void add_users(int most) {
    script("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
           std::to_string(most) +
           ") INSERT OR IGNORE INTO users (id, name, password_hash, email, time_zone, locale,"
           " created_ms) SELECT 1000 + i, 'player' || i, 'h', '', 'UTC', 'en', 1 FROM n");
  }
  TournamentId created(std::vector<tournament::Event> events) {
    const auto made = db::awaited<db::Made<TournamentId>>([&](auto done) {
      site->stores.tournaments.create(std::move(events), std::nullopt, std::move(done));
    });
    site->rest();
    return made.value().id;
  }

  Result<std::int64_t> act(tournament::Command what) {
    return site->act(id, std::move(what), anna);
  }
  void pair_round() {
    act(tournament::Start{}).value();
    act(tournament::DrawRound{}).value();
  }
  void play_round() {
    pair_round();
    act(tournament::PublishRound{1}).value();
  }

  void fail_at(std::int64_t number) { site->fail(GameId{-number}); }
  /// Discards everything in memory. The next start finds no fault.
  void stop_and_start() {
    site.reset();
    script("DELETE FROM failing");
    site = std::make_unique<TournamentSite>(file.path(), noon);
  }

  std::int64_t count(const std::string& what) {
    return site->stores.database.readers()
        .borrow()
        ->value<std::int64_t>("SELECT count(*) FROM " + what)
        .value();
  }
  std::int64_t waiting() { return count("tournament_entries WHERE more_games = 1"); }

  db::TempFile file;
  std::unique_ptr<TournamentSite> site;
  UserId anna;
  TournamentId id;
};

TEST_F(UnfinishedActsTest, NoJobGrowsWithTheNumberOfPlayers) {
  std::map<std::string, db::StatementsWork> before;
  for (const int players : {200, 2'000}) {
    begin(players);
    std::map<std::string, db::StatementsWork> longest;
    const auto measure = [&](const std::string& name, const tournament::Command& command) {
      longest[name] = db::work_of_writers([&] { act(command).value(); }).longest;
    };
    measure("message", tournament::SendMessage{"Round 1 is on Monday."});
    measure("start", tournament::Start{});
    measure("finish", tournament::Finish{});
    for (const auto& [name, work] : longest) {
      if (const auto small = before.find(name); small != before.end()) {
        EXPECT_LE(work.steps, small->second.steps + 200) << name;
        EXPECT_LE(work.pages, small->second.pages + 256) << name << ", one per row: deeper trees";
        EXPECT_LE(work.bytes, small->second.bytes + 2 * 2'000) << name << ", ranks of two bytes";
      }
    }
    before = longest;
    site.reset();
    std::filesystem::remove(file.path());
  }
}

TEST_F(UnfinishedActsTest, AListOfEntrantsIsOneEvent) {
  std::int64_t before = 0;
  for (const int players : {200, 2'000}) {
    begin(0);
    const auto longest = db::work_of_writers([&] { act(all_of(players)).value(); }).longest;
    EXPECT_EQ(count("tournament_entries"), players);
    if (before > 0) EXPECT_LE(longest.steps, before + 200);
    before = longest.steps;
    site.reset();
    std::filesystem::remove(file.path());
  }
}

/// Expects that the database agrees with the events of its tournaments.
void expect_right(const std::filesystem::path& file) {
  for (const auto& difference : db::check(file).differences) ADD_FAILURE() << difference;
}

TEST_F(UnfinishedActsTest, TheNextStartFinishesAStart) {
  begin(150);
  EXPECT_EQ(waiting(), 0);
  fail_at(1140);
  act(tournament::Start{}).value();
  EXPECT_EQ(waiting(), 128) << "two parts are stored";
  EXPECT_EQ(count("unfinished_acts"), 1);
  stop_and_start();
  EXPECT_EQ(waiting(), 150);
  EXPECT_EQ(count("unfinished_acts"), 0);
  site.reset();
  expect_right(file.path());
}

TEST_F(UnfinishedActsTest, TheNextStartFinishesAnImport) {
  begin(0);
  fail_at(1100);
  id = created(entered(150, "international"));
  EXPECT_EQ(count("tournament_entries"), 64);
  stop_and_start();
  EXPECT_EQ(count("tournament_entries"), 150);
  EXPECT_EQ(count("unfinished_acts"), 0);
  site.reset();
  expect_right(file.path());
}

TEST_F(UnfinishedActsTest, ARetryFinishesAnAct) {
  begin(150);
  fail_at(1140);
  act(tournament::Start{}).value();
  site->heal();
  site->by_hand().move_to(noon + seconds(1));
  site->tick(id);
  EXPECT_EQ(waiting(), 150);
  EXPECT_EQ(count("unfinished_acts"), 0);
}

TEST_F(UnfinishedActsTest, NoActComesBeforeTheRestOfTheLast) {
  begin(150);
  fail_at(1140);
  act(tournament::Start{}).value();
  const auto refused = act(tournament::DrawRound{});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::unavailable);
  site->heal();
  act(tournament::DrawRound{}).value();
  EXPECT_EQ(waiting(), 150);
  EXPECT_EQ(count("unfinished_acts"), 0);
}

TEST_F(UnfinishedActsTest, EveryPlayerIsNotifiedOnce) {
  begin(150);
  fail_at(1100);
  act(tournament::SendMessage{"Round 1 is on Monday."}).value();
  EXPECT_EQ(count("notifications"), 64);
  stop_and_start();
  EXPECT_EQ(count("notifications"), 150);
  EXPECT_EQ(count("(SELECT DISTINCT user_id FROM notifications)"), 150);
  EXPECT_EQ(count("unfinished_acts"), 0);
}

TEST_F(UnfinishedActsTest, EveryGameIsPausedOnce) {
  begin(150);
  play_round();
  const auto games = site->games(id);
  ASSERT_EQ(games.size(), 75U);
  fail_at(std::ranges::max(games | std::views::values).value);
  act(tournament::PauseAll{}).value();
  EXPECT_EQ(count("game_rulings"), 64);
  stop_and_start();
  EXPECT_EQ(count("game_rulings"), 75);
  EXPECT_EQ(count("game_rulings WHERE game_version IS NULL"), 0) << "carried out";
  for (const GameId game : games | std::views::values)
    EXPECT_EQ(site->changes(game, play::ClockCause::paused), 1);
}

TEST_F(UnfinishedActsTest, AFreezeStopsEveryClockOnce) {
  begin(150);
  play_round();
  const auto games = site->games(id);
  fail_at(std::ranges::max(games | std::views::values).value);
  std::promise<bool> stored;
  site->vacations.freeze({.tournament = id,
                          .actor = anna,
                          .interval = {noon, vacation::open_end},
                          .reason = "outage",
                          .now = noon,
                          .key = std::nullopt},
                         [&](const auto& done) { stored.set_value(done.has_value()); });
  EXPECT_FALSE(stored.get_future().get()) << "not all clocks are stopped";
  EXPECT_EQ(count("freeze_changes"), 64);
  stop_and_start();
  EXPECT_EQ(count("unfinished_freezes"), 0);
  for (const GameId game : games | std::views::values)
    EXPECT_EQ(site->changes(game, play::ClockCause::tournament_freeze), 1);
}

TEST_F(UnfinishedActsTest, DiceAreDrawnAndWithdrawnWithTheirRound) {
  begin(132, "nardi");
  fail_at(66);
  pair_round();
  EXPECT_LT(count("round_dice"), 66);
  stop_and_start();
  EXPECT_EQ(count("round_dice"), 66);
  EXPECT_EQ(count("dice_commitments"), 66);
  fail_at(66);
  act(tournament::DiscardRound{1}).value();
  EXPECT_GT(count("round_dice"), 0);
  stop_and_start();
  EXPECT_EQ(count("round_dice"), 0);
  EXPECT_EQ(count("unfinished_acts"), 0);
}

}  // namespace
}  // namespace crownhead::live
