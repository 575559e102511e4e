#include "server/people/study_followers.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class StudyFollowersTest : public testing::Test {
 protected:
  void SetUp() override {
    threads.start([](std::string_view) {});
    set_editors({ben});
    auto bens = act();
    bens.by = ben;
    ASSERT_TRUE(db::awaited<std::int64_t>(
        [&](auto done) { studies.accept_invitation(bens, std::move(done)); }));
  }
  void TearDown() override {  // before the tasks' data is destroyed
    pools.join();
    threads.stop();
  }

  StudyId made() {
    return db::awaited<db::Made<StudyId>>([&](auto done) {
             studies.create({.owner = anna, .name = "Lines"}, noon, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  db::StudyAct act() const { return {.by = anna, .owner = anna, .study = study, .at = noon}; }
  /// Increases the version by one without notifying anyone.
  void change(db::StudyChange change) {
    ASSERT_TRUE(db::awaited<std::int64_t>(
        [&](auto done) { studies.change(act(), std::move(change), std::move(done)); }));
  }
  void set_editors(std::vector<UserId> editors) {
    db::StudyChange wish;
    wish.editors = std::move(editors);
    change(std::move(wish));
  }
  void share() {
    db::StudyChange wish;
    wish.visibility = db::StudyVisibility::linked;
    change(std::move(wish));
  }
  void rename() {
    db::StudyChange wish;
    wish.name = "Other lines";
    change(std::move(wish));
  }

  std::shared_ptr<Ear> follow(std::optional<UserId> reader, std::size_t thread = 0) {
    auto ear = std::make_shared<Ear>();
    followers.follow(study, {.thread = thread, .sink = ear, .reader = {.user = reader}});
    return ear;
  }
  /// Leaves thread 0.
  void leave(const std::shared_ptr<Ear>& ear, std::optional<UserId> reader) {
    on(threads, 0, [&] { hubs.on(0).remove({Topic::Kind::study, study.value}, ear.get()); });
    followers.unfollow(study, 0, reader);
  }
  void rest() { settle(threads, pools); }

  db::TempFile file;
  db::TestStores stores{file.path()};
  db::Studies& studies = stores.studies;
  db::Blocks& blocks = stores.blocks;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  StudyId study = made();
  DevWallClock clock{noon};
  Threads threads{2};
  Pools pools;
  Hubs hubs{threads};
  StudyFollowers followers{hubs, studies, clock, pools.reads};
};

TEST_F(StudyFollowersTest, ReceiveTheVersionAndThenEachNewerOne) {
  const auto owner = follow(anna), editor = follow(ben, 1);
  EXPECT_EQ(owner->next(), (nlohmann::json{{"t", "snapshot"},
                                           {"topic", "study/" + std::to_string(study.value)},
                                           {"v", 3},
                                           {"server_ms", noon.ms},
                                           {"d", nlohmann::json::object()}}));
  EXPECT_EQ(editor->next().at("v"), 3);
  rename();
  followers.notify(study);
  EXPECT_EQ(owner->next().at("v"), 4);
  EXPECT_EQ(editor->next().at("v"), 4);
}

TEST_F(StudyFollowersTest, ReceiveNoVersionTwice) {
  const auto owner = follow(anna);
  owner->next();
  followers.notify(study);
  rest();
  EXPECT_EQ(owner->count(), 1U);
}

TEST_F(StudyFollowersTest, ReceiveNotFoundWithoutReadAccess) {
  const auto stranger = follow(std::nullopt);
  EXPECT_EQ(stranger->next().at("code"), "NOT_FOUND");
  rename();
  followers.notify(study);
  rest();
  EXPECT_EQ(stranger->count(), 1U);
  share();
  EXPECT_EQ(follow(std::nullopt)->next().at("v"), 5);
}

TEST_F(StudyFollowersTest, LosingAccessEndsTheSubscription) {
  const auto owner = follow(anna), editor = follow(ben);
  for (const auto& ear : {owner, editor}) ear->next();
  set_editors({});
  followers.notify(study);
  EXPECT_EQ(owner->next().at("v"), 4);
  EXPECT_EQ(editor->next().at("d").at("type"), "ended");
  rename();
  followers.notify(study);
  EXPECT_EQ(owner->next().at("v"), 5);
  rest();
  EXPECT_EQ(editor->count(), 2U);
}

TEST_F(StudyFollowersTest, RemovingTheStudyEndsTheSubscription) {
  const auto owner = follow(anna);
  owner->next();
  ASSERT_TRUE(db::awaited<void>([&](auto done) { studies.remove(act(), std::move(done)); }));
  followers.notify(study);
  EXPECT_EQ(owner->next().at("d").at("type"), "ended");
}

TEST_F(StudyFollowersTest, ABlockByEitherSideEndsTheSubscriptionAtOnce) {
  const auto owner = follow(anna), editor = follow(ben);
  for (const auto& ear : {owner, editor}) ear->next();
  ASSERT_TRUE(db::awaited<void>([&](auto done) { blocks.add(ben, anna, noon, std::move(done)); }));
  followers.recheck_access(ben);
  EXPECT_EQ(editor->next().at("d").at("type"), "ended");
  EXPECT_EQ(owner->next().at("v"), 4);
}

TEST_F(StudyFollowersTest, ClosingTheOwnersAccountEndsTheSubscription) {
  share();
  const auto stranger = follow(std::nullopt, 1);
  stranger->next();
  ASSERT_TRUE(
      db::awaited<void>([&](auto done) { stores.users.close(anna, noon, std::move(done)); }));
  followers.recheck_access(anna);
  EXPECT_EQ(stranger->next().at("d").at("type"), "ended");
}

TEST_F(StudyFollowersTest, OtherPlayersStudiesAreNotRechecked) {
  const auto stranger = stores.user("carl");
  const auto owner = follow(anna);
  owner->next();
  rename();
  followers.recheck_access(stranger);
  rest();
  EXPECT_EQ(owner->count(), 1U);
}

TEST_F(StudyFollowersTest, ReceiveNothingAfterLeaving) {
  const auto one = follow(anna), two = follow(anna);
  for (const auto& ear : {one, two}) ear->next();
  leave(one, anna);
  rename();
  followers.notify(study);
  EXPECT_EQ(two->next().at("v"), 4);
  rest();
  EXPECT_EQ(one->count(), 1U);
}

TEST_F(StudyFollowersTest, ChangesDuringACheckAreCheckedAfterIt) {
  const auto owner = follow(anna);
  owner->next();
  Held held(pools.reads);
  followers.notify(study);
  const auto editor = follow(ben);
  for (int i = 0; i < 3; ++i) {
    rename();
    followers.notify(study);
  }
  settle(threads);
  held.release();
  EXPECT_EQ(owner->next().at("v"), 6);
  EXPECT_EQ(editor->next().at("v"), 6);
  rest();
  EXPECT_EQ(owner->count(), 2U) << "the changes of one look are told as one";
}

}  // namespace
}  // namespace crownhead::live
