#include "db/ratings/players.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "db/jobs/writer.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class PlayersTest : public testing::Test {
 protected:
  std::vector<std::string> found(std::string_view beginning, int limit = 8) {
    std::vector<std::string> names;
    for (const auto& player : players.beginning_with(beginning, limit, noon))
      names.push_back(player.name);
    return names;
  }
  void lose(UserId loser, UserId winner) {
    const GameId id = stores.game(live_setup(loser, winner), noon);
    auto game = stores.games.load(id)->game;
    const auto events = decide(game, play::Resign{Seat::white}, noon).value();
    for (const auto& event : events) apply(game, event);
    stores.append({.game = id, .after_version = 1, .events = events, .state = game}).value();
  }
  void ban(UserId user) {
    awaited<void>([&](auto done) {
      moderation.ban(user, {.actor = anna, .at = noon, .reason = "cheating"}, std::move(done));
    }).value();
  }

  TempFile file;
  TestStores stores{file.path()};
  Moderation moderation{stores.database.writer(), stores.database.readers()};
  Players players{stores.database.readers()};
  UserId anna = stores.user("Anna"), sietske = stores.user("Sietske"), simon = stores.user("simon");
};

TEST_F(PlayersTest, AreFoundByTheBeginningOfTheNameInAnyCase) {
  EXPECT_THAT(found("SI"), ElementsAre("Sietske", "simon"));
  EXPECT_THAT(found("sim"), ElementsAre("simon"));
  EXPECT_THAT(found("imon"), IsEmpty());
  EXPECT_THAT(found("si", 1), ElementsAre("Sietske"));
  EXPECT_THAT(found("é"), IsEmpty());
}

TEST_F(PlayersTest, GuestsAndBannedAndClosedAccountsAreNotFound) {
  awaited<Made<UserId>>([&](auto done) {
    stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
  }).value();
  EXPECT_THAT(found("g"), IsEmpty());
  ban(simon);
  awaited<void>([&](auto done) { stores.users.close(sietske, noon, std::move(done)); }).value();
  EXPECT_THAT(found("s"), IsEmpty());
  EXPECT_THAT(found("former"), IsEmpty());
}

TEST_F(PlayersTest, TheBestRatingIsTheHighestEstablishedOne) {
  EXPECT_FALSE(players.beginning_with("simon", 1, noon).at(0).best);
  lose(anna, simon);
  const auto best = players.beginning_with("simon", 1, noon).at(0).best;
  ASSERT_TRUE(best);
  EXPECT_EQ(best->pool, (Pool{"international", rating::Speed::blitz}));
  EXPECT_TRUE(best->rating.provisional) << "after one game, and the only one there is";
  const auto rate = [&](const char* variant, int value, int deviation, int games) {
    awaited<void>([&](auto done) {
      stores.database.writer().submit<void>(
          Locks::none(),
          [=, this](Connection& connection) -> Result<void> {
            connection.run("INSERT INTO ratings VALUES (?1, ?2, 2, ?3, ?4, 0.06, ?5, ?6)", simon,
                           variant, static_cast<double>(value), static_cast<double>(deviation),
                           noon, games);
            return {};
          },
          std::move(done));
    }).value();
  };
  rate("russian", 1400, 60, 3);
  rate("frisian", 1450, 60, 2);
  rate("turkish", 2000, 300, 1);
  EXPECT_EQ(players.beginning_with("simon", 1, noon).at(0).best->pool.variant, "frisian");
}

TEST_F(PlayersTest, ALiveGameIsWhatTheyAreDoing) {
  EXPECT_FALSE(players.live_game(anna));
  stores.game(correspondence_setup(anna, simon));
  EXPECT_FALSE(players.live_game(anna));
  const GameId game = stores.game(live_setup(anna, simon));
  for (const auto& [user, opponent] : {std::pair(anna, "simon"), std::pair(simon, "Anna")}) {
    const auto now = players.live_game(user);
    ASSERT_TRUE(now);
    EXPECT_EQ(now->game, game);
    EXPECT_EQ(now->variant, "international");
    EXPECT_EQ(now->opponent, opponent);
  }
  EXPECT_EQ(players.beginning_with("anna", 1, noon).at(0).playing->game, game);
  lose(anna, sietske);
  EXPECT_EQ(players.live_game(anna)->game, game) << "the other one is over";
}

TEST_F(PlayersTest, TheBestOfSomeComeFirst) {
  const auto names = [&](const std::vector<FoundPlayer>& found) {
    std::vector<std::string> all;
    for (const auto& player : found) all.push_back(player.name);
    return all;
  };
  const std::vector users{anna, simon, sietske, UserId{999}};
  EXPECT_THAT(names(players.best_of(users, 9, noon)), ElementsAre("Anna", "Sietske", "simon"));
  EXPECT_THAT(names(players.best_of(users, 2, noon)), ElementsAre("Anna", "Sietske"));
  ban(anna);
  EXPECT_THAT(names(players.best_of(users, 9, noon)), ElementsAre("Sietske", "simon"));
}

}  // namespace
}  // namespace crownhead::db
