// How a seek is taken: server/lobby/lobby_takes.cpp.

#include <atomic>
#include <thread>

#include "server/lobby/lobby.hpp"
#include "tests/live/held.hpp"
#include "tests/live/lobby/lobby_fixture.hpp"

namespace crownhead::live {
namespace {

TEST_F(LobbyTest, ASeekIsTakenByAnEligiblePlayer) {
  // Anna beats Ben: Anna has 1662 in blitz, Ben 1338.
  const GameId game = site.stores.game(db::live_setup(anna, ben), noon);
  site.does(ben, game, wire::ResignWish{}).value();
  auto wish = live_wish();
  wish.range = {.least = 1400, .most = 1600};
  const auto id = site.seek(anna, wish).value();
  EXPECT_EQ(site.seeks()[0].rating, (rating::Shown{1662, true, {}}));
  const auto refused = site.take(ben, id);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::forbidden);
  EXPECT_NE(refused.error().detail.find("1338"), std::string::npos);
  EXPECT_EQ(site.seeks().size(), 1U);
  EXPECT_TRUE(site.take(carl, id));
  // The rating at the seek's speed counts.
  wish.terms.control = play::PerMove{seconds(86400)};
  EXPECT_TRUE(site.take(ben, site.seek(anna, wish).value()));
}

TEST_F(LobbyTest, TakingASeekStartsAGame) {
  const auto id = site.seek(anna, live_wish()).value();
  const auto game = site.take(ben, id).value();
  EXPECT_EQ(site.game(game).setup().players, (PerSeat{anna, ben}));
  EXPECT_TRUE(site.seeks().empty());
  EXPECT_EQ(site.take(carl, id).error().code, Code::seek_gone);
}

TEST_F(LobbyTest, APlayerCannotTakeTheirOwnSeek) {
  const auto id = site.seek(anna, live_wish()).value();
  EXPECT_EQ(site.take(anna, id).error().code, Code::own_offer);
  EXPECT_EQ(site.seeks().size(), 1U);
}

TEST_F(LobbyTest, OneOfTwentyConcurrentTakersGetsTheGame) {
  const auto id = site.seek(anna, live_wish()).value();
  std::atomic<int> games = 0, gone = 0;
  {
    std::vector<std::jthread> takers;
    for (int i = 0; i < 20; ++i)
      takers.emplace_back([&, user = i % 2 ? ben : carl] {
        const auto game = site.take(user, id);
        if (game)
          ++games;
        else if (game.error().code == Code::seek_gone)
          ++gone;
      });
  }
  EXPECT_EQ(games, 1);
  EXPECT_EQ(gone, 19);
  EXPECT_EQ(site.stores.game_queries.list({}).items.size(), 1U);
}

TEST_F(LobbyTest, StartingALiveGameEndsThePlayersOtherLiveSeeks) {
  const auto taken = site.seek(anna, live_wish()).value();
  site.seek(anna, live_wish()).value();
  const auto slow = site.seek(anna, correspondence_wish()).value();
  site.seek(ben, live_wish(), bens).value();
  const auto other = site.seek(carl, live_wish(), 3).value();
  site.take(ben, taken).value();
  const auto left = site.seeks();
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(left[0].id, slow);
  EXPECT_EQ(left[1].id, other);
}

TEST_F(LobbyTest, StartingACorrespondenceGameKeepsTheOtherSeeks) {
  const auto taken = site.seek(anna, correspondence_wish()).value();
  site.seek(anna, live_wish()).value();
  site.take(ben, taken).value();
  EXPECT_EQ(site.seeks().size(), 1U);
}

TEST_F(LobbyTest, RepeatingATakeReturnsTheSameGame) {
  const auto id = site.seek(anna, live_wish()).value();
  const auto game = site.take(ben, id, key(ben, 1, "take")).value();
  EXPECT_EQ(site.take(ben, id, key(ben, 1, "take")), game);
  EXPECT_EQ(site.take(ben, id, key(ben, 1, "other")).error().code, Code::key_reused);
  EXPECT_EQ(site.take(carl, id, key(carl, 1, "take")).error().code, Code::seek_gone);
}

TEST_F(LobbyTest, ATakeRepeatedWhileTheGameIsBeingStoredWaitsForIt) {
  const auto id = site.seek(anna, live_wish()).value();
  std::promise<Result<Lobby::Taken>> first, second, other;
  on(site.threads, 0, [&] {
    const auto into = [](auto& promise) {
      return [&promise](Result<Lobby::Taken> game) { promise.set_value(std::move(game)); };
    };
    Lobby::TakeRequest request{.asker = {ben, "Ben"}, .seek = id, .key = key(ben, 1, "take")};
    site.lobby.take(request, into(first));
    site.lobby.take(request, into(second));
    request.key = key(ben, 1, "else");
    site.lobby.take(request, into(other));
  });
  EXPECT_EQ(first.get_future().get().value(), second.get_future().get().value());
  EXPECT_EQ(other.get_future().get().error().code, Code::key_reused);
}

TEST_F(LobbyTest, ATakeIsRememberedAfterARestart) {
  const auto id = site.seek(anna, live_wish()).value();
  const auto game = site.take(ben, id, key(ben, 1, "take")).value();
  Lobby next(site.hubs, site.starter, site.stores.ratings, site.stores.blocks,
             site.stores.dice_commitments, *site.clock, site.pools.reads);
  const auto again = db::awaited<Lobby::Taken>([&](auto done) {
    next.take({.asker = {ben, "Ben"}, .seek = id, .key = key(ben, 1, "take")}, std::move(done));
  });
  EXPECT_EQ(again, Lobby::Taken(game));
  settle(site.threads, site.pools);  // its coroutine ends after the answer
}

TEST_F(LobbyTest, ASeekIsOpenAgainIfItsGameCannotBeStored) {
  const auto ear = follow();
  auto wish = live_wish();
  wish.terms.start_fen = "nonsense";
  const auto id = site.seek(anna, wish).value();
  EXPECT_EQ(site.take(ben, id).error().code, Code::bad_fen);
  EXPECT_EQ(site.seeks().at(0).id, id);
  for (const char* type : {"seek_added", "seek_removed", "seek_added"}) {
    auto frame = ear->next_versioned();
    if (frame.at("t") == "snapshot") frame = ear->next_versioned();
    EXPECT_EQ(frame.at("d").at("type"), type);
  }
}

TEST_F(LobbyTest, ASeekWithoutItsConnectionIsNotReopened) {
  auto wish = live_wish();
  wish.terms.start_fen = "nonsense";
  const auto id = site.seek(anna, wish, annas).value();
  std::promise<Result<Lobby::Taken>> taken;
  on(site.threads, 0, [&] {
    site.lobby.take({.asker = {ben, "Ben"}, .seek = id},
                    [&](Result<Lobby::Taken> game) { taken.set_value(std::move(game)); });
    site.lobby.drop(annas);
  });
  EXPECT_FALSE(taken.get_future().get());
  EXPECT_TRUE(site.seeks().empty());
}

TEST(LobbyReads, ASeekTakenDuringAnotherTakersReadIsGone) {
  LiveSite site;
  auto wish = live_wish();
  wish.range = {.least = 1, .most = 9999};
  const SeekId seek = site.seek(site.anna, wish).value();
  auto held = std::make_unique<Held>(site.pools.reads);
  std::vector<std::promise<Result<Lobby::Taken>>> answers(2);
  const std::array takers{site.ben, site.carl};
  for (std::size_t i = 0; i < 2; ++i)
    site.lobby.take({.asker = {takers[i], "somebody"}, .seek = seek},
                    [&answer = answers[i]](Result<Lobby::Taken> game) { answer.set_value(game); });
  settle(site.threads);
  held->release();
  const auto first = answers[0].get_future().get(), second = answers[1].get_future().get();
  EXPECT_NE(first.has_value(), second.has_value());
  EXPECT_EQ((first ? second : first).error().code, Code::seek_gone);
}

/// Seeks for games of three.
class SeekOfThree : public LobbyTest {
 protected:
  static wire::GameWish wish() {
    auto wish = live_wish();
    wish.terms.variant = "star";
    wish.terms.ruleset = "classic";
    wish.terms.start_fen = "side 3 men 6 seats 3";
    return wish;
  }
  Result<Lobby::Taken> sit(UserId user, const std::string& name,
                           std::optional<ConnectionId> connection = std::nullopt,
                           std::optional<db::RequestKey> with = std::nullopt) {
    return site.sit({.asker = {user, name}, .seek = seek, .connection = connection, .key = with});
  }
  std::vector<std::string> joined() {
    const auto seeks = site.seeks();
    return seeks.empty() ? std::vector<std::string>{"no seek"} : seeks[0].joined;
  }
  using Names = std::vector<std::string>;

  SeekId seek = site.seek(anna, wish(), annas, std::nullopt, "Anna").value();
};

TEST_F(SeekOfThree, StartsWhenFull) {
  const auto ear = follow();
  EXPECT_EQ(ear->next_versioned().at("d").at("seeks").at(0).at("joined"), nlohmann::json::array());
  EXPECT_EQ(sit(ben, "Ben", bens), Lobby::Taken(seek));
  const auto added = ear->next_versioned().at("d");
  EXPECT_EQ(added.at("type"), "seek_added");
  EXPECT_EQ(added.at("seek").at("joined"), nlohmann::json({"Ben"}));
  EXPECT_EQ(sit(ben, "Ben", bens), Lobby::Taken(seek)) << "who sits, sits";
  EXPECT_EQ(joined(), (Names{"Ben"}));
  EXPECT_EQ(sit(anna, "Anna").error().code, Code::own_offer);
  const auto game = std::get<GameId>(sit(carl, "Carl").value());
  EXPECT_EQ(site.game(game).setup().players.size(), 3U);
  for (const UserId user : {anna, ben, carl})
    EXPECT_TRUE(site.game(game).setup().players.find(user));
  EXPECT_EQ(joined(), (Names{"no seek"}));
}

TEST_F(SeekOfThree, ASeatedPlayerMayLeave) {
  sit(ben, "Ben").value();
  EXPECT_EQ(unseek(carl, seek).error().code, Code::forbidden);
  EXPECT_TRUE(unseek(ben, seek));
  EXPECT_EQ(joined(), Names{});
  EXPECT_EQ(unseek(ben, seek).error().code, Code::forbidden);
  sit(carl, "Carl").value();
  EXPECT_TRUE(unseek(anna, seek));
  EXPECT_EQ(sit(ben, "Ben").error().code, Code::seek_gone);
}

TEST_F(SeekOfThree, ASeatEndsWithItsConnection) {
  sit(ben, "Ben", bens).value();
  site.lobby.drop(bens);
  EXPECT_EQ(joined(), Names{});
  sit(ben, "Ben").value();
  site.lobby.drop(bens);
  EXPECT_EQ(joined(), (Names{"Ben"})) << "it is not of that connection";
  site.lobby.drop(ben);
  EXPECT_EQ(joined(), Names{});
  site.lobby.drop(annas);
  EXPECT_EQ(joined(), (Names{"no seek"}));
}

TEST_F(SeekOfThree, ASeatWithoutAConnectionExpiresAfterTenMinutes) {
  sit(ben, "Ben").value();
  site.by_hand().move_to(noon + seconds(599));
  EXPECT_EQ(joined(), (Names{"Ben"}));
  site.by_hand().move_to(noon + seconds(600));
  EXPECT_EQ(joined(), Names{}) << "Anna is here still";
  EXPECT_TRUE(unseek(anna, seek));
  seek = site.seek(anna, wish(), std::nullopt, std::nullopt, "Anna").value();
  site.by_hand().move_to(noon + seconds(1000));
  sit(ben, "Ben").value();
  site.by_hand().move_to(noon + seconds(1599));
  EXPECT_EQ(joined(), (Names{"Ben"}));
  site.by_hand().move_to(noon + seconds(1600));
  EXPECT_EQ(joined(), (Names{"no seek"}));
}

TEST_F(SeekOfThree, ARepeatedRequestGetsTheSameAnswer) {
  sit(ben, "Ben", bens, key(ben, 1, "take")).value();
  const auto game = sit(carl, "Carl", std::nullopt, key(carl, 1, "take")).value();
  EXPECT_EQ(sit(ben, "Ben", bens, key(ben, 1, "take")), Lobby::Taken(seek));
  EXPECT_EQ(sit(carl, "Carl", std::nullopt, key(carl, 1, "take")), game);
  EXPECT_EQ(sit(ben, "Ben", bens, key(ben, 2, "take")).error().code, Code::seek_gone);
}

TEST_F(SeekOfThree, ABlockedPlayerCannotSitDown) {
  sit(ben, "Ben").value();
  db::awaited<void>([&](auto done) {
    site.stores.blocks.add(carl, ben, noon, std::move(done));
  }).value();
  EXPECT_EQ(sit(carl, "Carl").error().code, Code::forbidden);
  EXPECT_EQ(joined(), (Names{"Ben"}));
  EXPECT_TRUE(unseek(ben, seek));
  sit(carl, "Carl").value();
  EXPECT_EQ(sit(ben, "Ben").error().code, Code::forbidden);
}

TEST_F(SeekOfThree, FreesASeatIfTwoSeatedPlayersHaveBlockedEachOther) {
  sit(ben, "Ben").value();
  db::awaited<void>([&](auto done) {
    site.stores.blocks.add(ben, anna, noon, std::move(done));
  }).value();
  EXPECT_EQ(sit(carl, "Carl").error().code, Code::forbidden);
  EXPECT_EQ(joined(), Names{});
  EXPECT_EQ(sit(ben, "Ben").error().code, Code::forbidden);
  EXPECT_EQ(sit(carl, "Carl"), Lobby::Taken(seek));
}

TEST_F(SeekOfThree, AdmitsOnlyTheGivenRatings) {
  auto bounded = wish();
  bounded.range = {.least = 1600, .most = std::nullopt};
  seek = site.seek(anna, bounded, annas).value();
  EXPECT_EQ(sit(ben, "Ben").error().code, Code::forbidden);
}

TEST_F(SeekOfThree, StartingALiveGameFreesThePlayersSeat) {
  sit(ben, "Ben", bens).value();
  site.take(ben, site.seek(carl, live_wish()).value()).value();
  settle(site.threads, site.pools);
  EXPECT_EQ(joined(), Names{});
}

TEST_F(SeekOfThree, TwoOfManyConcurrentPlayersGetTheSeats) {
  std::vector<UserId> many{ben, carl};
  for (int i = 0; i < 6; ++i) many.push_back(site.stores.user("many" + std::to_string(i)));
  std::atomic<int> games = 0, seats = 0, gone = 0;
  {
    std::vector<std::jthread> takers;
    for (const UserId user : many)
      takers.emplace_back([&, user] {
        const auto taken = sit(user, "somebody");
        if (!taken)
          ++gone;
        else
          ++(std::holds_alternative<GameId>(*taken) ? games : seats);
      });
  }
  EXPECT_EQ(games, 1);
  EXPECT_EQ(seats, 1);
  EXPECT_EQ(gone, 6);
}

}  // namespace
}  // namespace crownhead::live
