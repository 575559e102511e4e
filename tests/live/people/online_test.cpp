#include "server/people/online.hpp"

#include <gtest/gtest.h>

#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

class OnlineTest : public testing::Test {
 protected:
  OnlineTest() {
    threads.start([](std::string_view) {});
  }
  ~OnlineTest() override { threads.stop(); }

  int count() {
    settle(threads);
    return on(threads, 1, [&] { return online.count(); });
  }

  Threads threads{2};
  std::promise<int> told;
  Online online{threads, 1, [this] { told.set_value(online.count()); }};
};

TEST_F(OnlineTest, CountsEachPlayerOnce) {
  for (const UserId user : {UserId{1}, UserId{2}, UserId{1}}) online.come(user);
  EXPECT_EQ(count(), 2);
  online.go({1});
  EXPECT_EQ(count(), 2) << "the other tab is open";
  online.go({1});
  online.go({3});
  EXPECT_EQ(count(), 1);
}

TEST_F(OnlineTest, ListsAbsentPlayersInTheGivenOrder) {
  for (const UserId user : {UserId{1}, UserId{2}, UserId{2}}) online.come(user);
  online.go({2});
  std::promise<std::vector<UserId>> named;
  online.absent({{4}, {2}, {3}, {1}},
                [&](std::vector<UserId> absent) { named.set_value(std::move(absent)); });
  EXPECT_EQ(named.get_future().get(), (std::vector<UserId>{{4}, {3}}));
}

TEST_F(OnlineTest, ListsAtMostSoMany) {
  for (const UserId user : {UserId{1}, UserId{2}, UserId{3}}) online.come(user);
  settle(threads);
  on(threads, 1, [&] {
    EXPECT_EQ(online.some(2).size(), 2U);
    EXPECT_EQ(online.some(9).size(), 3U);
    EXPECT_TRUE(online.has({2}));
    EXPECT_FALSE(online.has({4}));
  });
}

TEST_F(OnlineTest, PublishesManyArrivalsOnce) {
  for (int user = 1; user <= 50; ++user) online.come({user});
  auto number = told.get_future();
  ASSERT_EQ(number.wait_for(patience), std::future_status::ready);
  EXPECT_EQ(number.get(), 50);
}

}  // namespace
}  // namespace crownhead::live
