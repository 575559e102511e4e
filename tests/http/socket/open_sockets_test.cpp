#include "server/http/socket/open_sockets.hpp"

#include <gtest/gtest.h>

#include "tests/http/fake_socket.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::api {
namespace {

TEST(OpenSockets, AreClosedWithTheirSession) {
  live::Threads threads(2);
  threads.start([](std::string_view) {});
  OpenSockets sockets(threads);
  const auto add = [&](UserId user, SessionId session, std::shared_ptr<FakeSocket>& socket) {
    return sockets.add({.user = user, .name = "x", .scopes = 0, .session = session}, socket);
  };
  std::vector<std::shared_ptr<FakeSocket>> all;
  for (int i = 0; i < 4; ++i) all.push_back(std::make_shared<FakeSocket>());
  add({1}, {10}, all[0]);
  add({1}, {11}, all[1]);
  add({2}, {12}, all[2]);
  sockets.remove({1}, add({1}, {10}, all[3]));
  sockets.close({1}, [](const db::Bearer& b) { return b.session == SessionId{10}; });
  live::settle(threads);
  EXPECT_EQ(all[0]->closed, 1008);
  for (const std::size_t i : {1U, 2U, 3U}) EXPECT_EQ(all[i]->closed, 0) << i;
  threads.stop();
}

TEST(OpenSockets, AreClosedWhenTheirSessionsExpire) {
  live::Threads threads(2);
  threads.start([](std::string_view) {});
  OpenSockets sockets(threads);
  const auto ended = std::make_shared<FakeSocket>(), lives = std::make_shared<FakeSocket>();
  sockets.add({.user = {1}, .name = "x", .scopes = 0, .session = SessionId{10}}, ended);
  sockets.add({.user = {1}, .name = "x", .scopes = 0, .token = TokenId{10}}, lives);
  sockets.close_ended([](const db::Bearer& b) { return b.token == TokenId{10}; });
  live::settle(threads);
  EXPECT_EQ(ended->closed, 1008);
  EXPECT_EQ(lives->closed, 0);
  threads.stop();
}

TEST(OpenSockets, OtherNodesLearnOfThoseThatAreClosedByARequest) {
  live::Threads threads(2);
  threads.start([](std::string_view) {});
  OpenSockets sockets(threads);
  std::vector<UserId> closed;
  sockets.when_closed([&](UserId user) { closed.push_back(user); });
  const auto own = std::make_shared<FakeSocket>(), others = std::make_shared<FakeSocket>();
  sockets.add({.user = {1}, .name = "x", .scopes = 0, .session = SessionId{10}}, own);
  sockets.add({.user = {2}, .name = "y", .scopes = 0, .session = SessionId{11}}, others);
  const auto none_lives = [](const db::Bearer&) { return false; };
  sockets.close_ended({1}, none_lives);
  live::settle(threads);
  EXPECT_EQ(own->closed, 1008);
  EXPECT_EQ(others->closed, 0);
  EXPECT_TRUE(closed.empty()) << "otherwise the nodes would never stop";
  sockets.close_session({2}, SessionId{11});
  live::settle(threads);
  EXPECT_EQ(others->closed, 1008);
  EXPECT_EQ(closed, std::vector<UserId>{{2}});
  threads.stop();
}

}  // namespace
}  // namespace crownhead::api
