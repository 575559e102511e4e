#include "server/net/ws_session.hpp"

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

using WsSessionTest = EdgeTest;

TEST_F(WsSessionTest, EchoesTextAndAnswersTheHeartbeatItself) {
  serve();
  WsClient client(server->port());
  client.send("hello");
  EXPECT_EQ(client.receive(), "hello");
  client.send("p");
  EXPECT_EQ(client.receive(), "p");
  client.send(std::string(8 * 1024, 'x'));
  EXPECT_EQ(client.receive(), std::string(8 * 1024, 'x'));
}

}  // namespace
}  // namespace crownhead::net
