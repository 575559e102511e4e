#include "server/game/game_starter.hpp"

#include <gtest/gtest.h>

#include "server/game/command_key.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class GameStarterTest : public testing::Test {
 protected:
  Result<GameId> begin(const wire::GameWish& wish,
                       const std::optional<db::RequestKey>& key = std::nullopt,
                       std::optional<ChallengeId> challenge = std::nullopt) {
    return db::awaited<GameId>([&](auto done) {
      site.starter.begin({.terms = wish.terms,
                          .color = wish.color,
                          .from = site.anna,
                          .takers = {site.ben},
                          .offer = challenge},
                         key, std::move(done));
    });
  }
  UserId white(GameId game) { return site.game(game).setup().players[Seat::white]; }

  LiveSite site;
};

TEST_F(GameStarterTest, TheOffererGetsTheChosenColour) {
  auto wish = live_wish();
  wish.color = play::ColorChoice::white;
  EXPECT_EQ(white(begin(wish).value()), site.anna);
  wish.color = play::ColorChoice::black;
  EXPECT_EQ(white(begin(wish).value()), site.ben);
}

TEST_F(GameStarterTest, RandomColoursAreEven) {
  auto wish = correspondence_wish();
  wish.color = play::ColorChoice::random;
  int whites = 0;
  constexpr int games = 200;
  for (int i = 0; i < games; ++i) whites += white(begin(wish).value()) == site.anna ? 1 : 0;
  // Fails once in ten million runs.
  EXPECT_GT(whites, games / 2 - 38);
  EXPECT_LT(whites, games / 2 + 38);
}

TEST_F(GameStarterTest, TheGameIsStoredAndLoadedAndBothPlayersAreNotified) {
  const auto annas = site.follow_own(site.anna, 0), bens = site.follow_own(site.ben, 1);
  const auto wish = live_wish();
  const GameId game = begin(wish).value();
  const auto setup = site.game(game).setup();
  EXPECT_EQ(setup.terms, wish.terms);
  EXPECT_EQ(site.game(game).began(), noon);
  EXPECT_EQ(on(site.threads, site.home(game), [&] { return site.rooms.loaded(site.home(game)); }),
            1U);
  for (const auto& ear : {annas, bens}) {
    const auto told = ear->next().at("d");
    EXPECT_EQ(told.at("type"), "game_started");
    EXPECT_EQ(told.at("game"), std::to_string(game.value));
    EXPECT_EQ(told.at("white"), "Anna");
    EXPECT_EQ(told.at("black"), "Ben");
  }
}

TEST_F(GameStarterTest, ARepeatedRequestGetsTheSameGameWithoutNewNotices) {
  const auto own = site.follow_own(site.anna);
  const auto key = request_key(site.ben, command_id(1), "take", "3");
  EXPECT_EQ(site.starter.begun_by(key).value(), std::nullopt);
  const GameId game = begin(live_wish(), key).value();
  EXPECT_EQ(begin(live_wish(), key), game);
  EXPECT_EQ(site.starter.begun_by(key).value(), game);
  EXPECT_EQ(site.starter.begun_by(request_key(site.ben, command_id(1), "take", "4")).error().code,
            Code::key_reused);
  settle(site.threads, site.pools);
  EXPECT_EQ(own->count(), 2U);  // snapshot and one event
}

TEST_F(GameStarterTest, AnInvalidGameIsRefused) {
  auto wish = live_wish();
  wish.terms.start_fen = "nonsense";
  EXPECT_EQ(begin(wish).error().code, Code::bad_fen);
  wish.terms.variant = "chess";
  EXPECT_EQ(begin(wish).error().code, Code::invalid_field);
  EXPECT_EQ(begin(live_wish(), std::nullopt, ChallengeId{99}).error().code, Code::challenge_gone);
  EXPECT_TRUE(site.stores.game_queries.list({}).items.empty());
}

TEST_F(GameStarterTest, AStoppedStoreIsUnavailable) {
  site.stores.database.drain();
  EXPECT_EQ(begin(live_wish()).error().code, Code::unavailable);
}

}  // namespace
}  // namespace crownhead::live
