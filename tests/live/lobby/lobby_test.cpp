#include "server/lobby/lobby.hpp"

#include <atomic>

#include "tests/live/held.hpp"
#include "tests/live/lobby/lobby_fixture.hpp"

namespace crownhead::live {
namespace {

TEST_F(LobbyTest, ASeekIsShownUntilItIsWithdrawn) {
  const auto ear = follow();
  EXPECT_EQ(ear->next_versioned(), nlohmann::json::parse(R"({"t":"snapshot","topic":"lobby","v":0,
      "server_ms":1704888000000,"d":{"seeks":[]}})"));
  const auto id = site.seek(anna, live_wish()).value();
  ASSERT_EQ(site.seeks().size(), 1U);
  EXPECT_EQ(site.seeks()[0].id, id);
  EXPECT_EQ(site.seeks()[0].created, noon);
  const auto added = ear->next_versioned();
  EXPECT_EQ(added.at("v"), 1);
  EXPECT_EQ(added.at("d").at("seek").at("id"), std::to_string(id.value));
  EXPECT_TRUE(unseek(anna, id));
  EXPECT_TRUE(site.seeks().empty());
  const auto removed = ear->next_versioned();
  EXPECT_EQ(removed.at("v"), 2);
  EXPECT_EQ(removed.at("d").at("type"), "seek_removed");
  EXPECT_EQ(unseek(anna, id).error().code, Code::seek_gone);
}

TEST_F(LobbyTest, ASeekIsWithdrawnByItsPlayerOnly) {
  const auto id = site.seek(anna, live_wish()).value();
  EXPECT_EQ(unseek(ben, id).error().code, Code::forbidden);
  EXPECT_EQ(unseek(ben, {id.value + 1}).error().code, Code::seek_gone);
  EXPECT_EQ(site.seeks().size(), 1U);
}

TEST_F(LobbyTest, APlayerHasAtMostFive) {
  std::vector<SeekId> mine;
  for (int i = 0; i < 5; ++i) mine.push_back(site.seek(anna, live_wish()).value());
  EXPECT_EQ(site.seek(anna, live_wish()).error().code, Code::rate_limited);
  EXPECT_TRUE(site.seek(ben, live_wish()));
  EXPECT_TRUE(unseek(anna, mine[2]));
  EXPECT_TRUE(site.seek(anna, live_wish()));
}

TEST_F(LobbyTest, SeeksEndWithTheirConnection) {
  site.seek(anna, live_wish(), annas).value();
  site.seek(ben, live_wish(), bens).value();
  const auto by_rest = site.seek(anna, live_wish(), std::nullopt).value();
  site.lobby.drop(annas);
  const auto left = site.seeks();
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(left[1].id, by_rest);
}

TEST_F(LobbyTest, ClosingAnAccountEndsItsSeeks) {
  site.seek(anna, live_wish(), annas).value();
  site.seek(anna, live_wish(), std::nullopt).value();
  const auto bens_own = site.seek(ben, live_wish(), std::nullopt).value();
  site.lobby.drop(anna);
  const auto left = site.seeks();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].id, bens_own);
}

TEST_F(LobbyTest, SeeksOfTheBlockedAreNotShown) {
  site.seek(ben, live_wish(), bens, std::nullopt, "Ben").value();
  db::awaited<void>([&](auto done) {
    site.stores.blocks.add(anna, ben, noon, std::move(done));
  }).value();
  struct Row {
    std::optional<UserId> viewer;
    std::size_t seen;
  };
  for (const Row& row : {Row{anna, 0}, Row{ben, 1}, Row{std::nullopt, 1}}) {
    EXPECT_EQ(site.seeks(row.viewer).size(), row.seen);
    EXPECT_EQ(follow(1, row.viewer)->next_versioned().at("d").at("seeks").size(), row.seen);
  }
}

TEST_F(LobbyTest, SeeksWithoutAConnectionEndAfterTenMinutes) {
  const auto by_rest = site.seek(anna, live_wish(), std::nullopt).value();
  site.seek(anna, live_wish(), annas).value();
  site.by_hand().move_to(noon + seconds(600) - Millis{1});
  EXPECT_EQ(site.seeks().size(), 2U);
  site.by_hand().move_to(noon + seconds(600));
  EXPECT_EQ(site.take(ben, by_rest).error().code, Code::seek_gone);
  EXPECT_EQ(site.seeks().size(), 1U);
}

TEST_F(LobbyTest, RepeatingASeekReturnsTheSameSeek) {
  const auto id = site.seek(anna, live_wish(), annas, key(anna, 1, "seek")).value();
  EXPECT_EQ(site.seek(anna, live_wish(), bens, key(anna, 1, "seek")), id);
  EXPECT_EQ(site.seeks().size(), 1U);
  EXPECT_EQ(site.seek(anna, live_wish(), annas, key(anna, 1, "other")).error().code,
            Code::key_reused);
  EXPECT_NE(site.seek(ben, live_wish(), bens, key(ben, 1, "seek")).value(), id);
}

TEST_F(LobbyTest, ARepeatedWithdrawalSucceeds) {
  const auto id = site.seek(anna, live_wish()).value();
  EXPECT_TRUE(unseek(anna, id, key(anna, 1, "unseek")));
  EXPECT_TRUE(unseek(anna, id, key(anna, 1, "unseek")));
  EXPECT_EQ(unseek(anna, id, key(anna, 2, "unseek")).error().code, Code::seek_gone);
}

TEST_F(LobbyTest, AnswersAreForgottenAfterTwoDays) {
  const auto id = site.seek(anna, live_wish(), annas, key(anna, 1, "seek")).value();
  site.by_hand().move_to(noon + seconds(std::int64_t{48} * 3600) + Millis{1});
  site.seeks();
  EXPECT_NE(site.seek(anna, live_wish(), annas, key(anna, 1, "seek")).value(), id);
}

TEST_F(LobbyTest, FollowersThatLeaveReceiveNothingMore) {
  const auto ear = follow(0);
  ear->next_versioned();
  on(site.threads, 0, [&] { site.hubs.on(0).remove({Topic::Kind::lobby, 0}, ear.get()); });
  site.lobby.unfollow(0);
  site.seek(anna, live_wish()).value();
  settle(site.threads, site.pools);
  EXPECT_EQ(ear->count(), 2U);  // the snapshot and the number of players online
}

TEST(LobbyReads, ASeekEndsIfItsConnectionClosesDuringTheRead) {
  LiveSite site;
  const auto ask_for = [&](ConnectionId connection) {
    std::promise<Result<SeekId>> made;
    auto answer = made.get_future();
    site.lobby.seek({site.anna, "Anna"}, live_wish(), connection, std::nullopt,
                    [made = std::move(made)](Result<SeekId> id) mutable { made.set_value(id); });
    return answer;
  };
  auto held = std::make_unique<Held>(site.pools.reads);
  auto gone = ask_for(1), stays = ask_for(2);
  site.lobby.drop(ConnectionId{1});
  settle(site.threads);
  held->release();
  EXPECT_TRUE(gone.get());
  const SeekId open = stays.get().value();
  const auto seeks = site.seeks();
  ASSERT_EQ(seeks.size(), 1U);
  EXPECT_EQ(seeks[0].id, open);
}

TEST(LobbyReads, PendingSeeksCountTowardsThePlayersLimit) {
  LiveSite site;
  auto held = std::make_unique<Held>(site.pools.reads);
  std::atomic<int> made = 0, refused = 0;
  for (int i = 0; i < 6; ++i)
    site.lobby.seek({site.anna, "Anna"}, live_wish(), 1, std::nullopt,
                    [&](const Result<SeekId>& id) { ++(id ? made : refused); });
  settle(site.threads);
  EXPECT_EQ(refused, 1);
  held->release();
  settle(site.threads, site.pools);
  EXPECT_EQ(made, 5);
}

TEST(LobbyReads, VisitorsWhoComeAtOnceShareASnapshot) {
  LiveSite site;
  site.seek(site.anna, live_wish(), std::nullopt).value();
  auto held = std::make_unique<Held>(site.pools.reads);
  std::vector<std::shared_ptr<Ear>> ears(3);
  const auto waiting = site.pools.reads.busy();
  for (auto& ear : ears) site.lobby.follow({0, ear = std::make_shared<Ear>()}, std::nullopt);
  settle(site.threads);
  EXPECT_EQ(site.pools.reads.busy(), waiting + 1) << "written once";
  held->release();
  settle(site.threads, site.pools);
  for (const auto& ear : ears) {
    const auto snapshot = ear->next();
    ASSERT_EQ(snapshot.at("t"), "snapshot");
    EXPECT_EQ(snapshot.at("d").at("seeks").size(), 1U);
  }
}

TEST(LobbyReads, AFollowerWithBlocksGetsSeeksMadeDuringTheReadOnce) {
  LiveSite site;
  auto held = std::make_unique<Held>(site.pools.reads);
  const auto ear = std::make_shared<Ear>();
  site.lobby.follow({0, ear}, site.ben);
  site.lobby.seek({site.anna, "Anna"}, live_wish(), 1, std::nullopt, [](const auto&) {});
  settle(site.threads);
  held->release();
  settle(site.threads, site.pools);
  const auto snapshot = ear->next();
  ASSERT_EQ(snapshot.at("t"), "snapshot");
  std::size_t seeks = snapshot.at("d").at("seeks").size();
  ear->next();  // number of players online
  if (ear->count() > 2) ++seeks;
  EXPECT_EQ(seeks, 1U);
}

}  // namespace
}  // namespace crownhead::live
