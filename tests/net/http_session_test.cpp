#include "server/net/http_session.hpp"

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

using HttpSessionTest = EdgeTest;

TEST_F(HttpSessionTest, AnswersOneRequestAfterAnotherOnOneConnection) {
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/a?b=c").body(), "/a|b=c|");
  EXPECT_EQ(client.get("/b").body(), "/b||");
}

}  // namespace
}  // namespace crownhead::net
