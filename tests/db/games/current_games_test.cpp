#include <gtest/gtest.h>

#include "db/games/game_store.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class CurrentGamesTest : public testing::Test {
 protected:
  GameId begin(UserId white, UserId black, const std::string& variant, Millis base) {
    auto setup = live_setup(white, black);
    setup.terms.variant = variant;
    const auto* found = draughts::find_variant(variant);
    setup.terms.ruleset = found->rulesets.front().key;
    setup.terms.start_fen = std::string(found->start_fen);
    setup.terms.control = play::Fischer{base, Millis{0}};
    return stores.game(setup);
  }
  /// Sets a rating as after many games, different from a new player's.
  void rate(UserId user, const std::string& variant, rating::Speed speed, int rating) {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_write_create);
    connection.run(
        "INSERT INTO ratings (user_id, variant, speed, rating, deviation, volatility, rated_ms,"
        " games) VALUES (?1, ?2, ?3, ?4, 50.0, 0.06, 1, 9)",
        user, variant, speed, static_cast<double>(rating));
  }
  std::vector<GameId> ids(const CurrentFilter& filter = {}) {
    std::vector<GameId> found;
    for (const auto& row : stores.game_queries.current(filter, Instant{5})) found.push_back(row.id);
    return found;
  }

  using Ids = std::vector<GameId>;
  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carl = stores.user("carl"),
         robot = stores.user("robot"), machine = stores.user("machine");
};

TEST_F(CurrentGamesTest, TheBestRatedAreFirst) {
  const GameId plain = begin(anna, ben, "international", seconds(300));
  const GameId newer = begin(ben, anna, "international", seconds(300));
  EXPECT_EQ(ids(), (Ids{newer, plain}));
  rate(carl, "international", rating::Speed::blitz, 2100);
  const GameId best = begin(carl, ben, "international", seconds(300));
  begin(carl, ben, "international", seconds(60));
  EXPECT_EQ(ids().front(), best) << "by the ratings of the game's own pool";
  const auto row = stores.game_queries.current({.limit = 1}, Instant{5}).at(0);
  EXPECT_EQ((*row.ratings)[Seat::white].rating, 2100);
  EXPECT_FALSE((*row.ratings)[Seat::white].provisional);
  EXPECT_EQ((*row.ratings)[Seat::black].rating, 1500);
}

TEST_F(CurrentGamesTest, AreSortedByTheRatingsAtTheStart) {
  const GameId first = begin(anna, ben, "international", seconds(300));
  const GameId second = begin(ben, carl, "international", seconds(300));
  rate(anna, "international", rating::Speed::blitz, 2100);
  EXPECT_EQ(ids(), (Ids{second, first}));
  const auto row = stores.game_queries.current({}, Instant{5}).at(1);
  EXPECT_EQ(row.ratings, stores.games.load(first)->ratings);
  EXPECT_EQ((*row.ratings)[Seat::white], (rating::Shown{1500, true, {}}));
}

TEST_F(CurrentGamesTest, PeopleAreBeforePrograms) {
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .run("UPDATE users SET bot = 1 WHERE name IN ('robot', 'machine')");
  rate(robot, "international", rating::Speed::blitz, 2600);
  rate(machine, "international", rating::Speed::blitz, 2600);
  const GameId programs = begin(robot, machine, "international", seconds(300));
  const GameId strong = begin(anna, robot, "international", seconds(300));
  rate(carl, "international", rating::Speed::blitz, 2100);
  const GameId weak = begin(ben, machine, "international", seconds(60));
  const GameId people = begin(anna, ben, "international", seconds(300));
  const GameId better = begin(carl, ben, "international", seconds(300));
  begin(ben, anna, "international", seconds(300));
  const auto order = ids();
  EXPECT_EQ(order.front(), better);
  EXPECT_EQ(order[2], people);
  EXPECT_EQ((Ids{order.end() - 3, order.end()}), (Ids{strong, weak, programs}));
  EXPECT_EQ(ids({.limit = 1}), Ids{better});
}

TEST_F(CurrentGamesTest, AreFilteredByVariantAndSpeed) {
  const GameId blitz = begin(anna, ben, "international", seconds(300));
  const GameId russian = begin(anna, ben, "russian", seconds(300));
  const GameId rapid = begin(anna, ben, "international", seconds(900));
  EXPECT_EQ(ids({.variant = "russian"}), Ids{russian});
  EXPECT_EQ(ids({.speed = rating::Speed::rapid}), Ids{rapid});
  EXPECT_EQ(ids({.variant = "international", .speed = rating::Speed::blitz}), Ids{blitz});
  EXPECT_EQ(ids({.speed = rating::Speed::classical}), Ids{});
}

TEST_F(CurrentGamesTest, ExcludeCorrespondenceAndFinishedGames) {
  stores.game(correspondence_setup(anna, ben));
  const GameId game = begin(anna, ben, "international", seconds(300));
  EXPECT_EQ(ids(), Ids{game});
  auto state = stores.games.load(game)->game;
  const auto events = play::decide(state, play::Abort{Seat::white}, Instant{1'000'001}).value();
  for (const auto& event : events) play::apply(state, event);
  stores.append({.game = game, .after_version = 1, .events = events, .state = state}).value();
  EXPECT_EQ(ids(), Ids{});
}

}  // namespace
}  // namespace crownhead::db
