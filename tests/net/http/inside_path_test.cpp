#include "server/net/http/inside_path.hpp"

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

using InsidePathTest = EdgeTest;

TEST_F(InsidePathTest, IsAvailableToItsAddressesAndNotThroughAProxy) {
  config.inside_path = "/metrics";
  config.inside_from = {parse_network("127.0.0.0/8").value()};
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/metrics").result_int(), 200U);
  for (const char* header : {"X-Forwarded-For", "Forwarded"}) {
    client.send(std::string("GET /metrics HTTP/1.1\r\nHost: x\r\n") + header +
                ": 127.0.0.1\r\n\r\n");
    EXPECT_EQ(client.answer().value().result_int(), 404U) << header;
  }
}

TEST_F(InsidePathTest, AnEmptyProxyHeaderCountsToo) {
  config.inside_path = "/metrics";
  config.inside_from = {parse_network("127.0.0.0/8").value()};
  config.trusted_proxies = {parse_network("127.0.0.1").value()};
  serve();
  HttpClient client(server->port());
  for (const char* header :
       {"X-Forwarded-For:", "Forwarded:", "X-Forwarded-For:\r\nX-Forwarded-For: 198.51.100.7"}) {
    client.send(std::string("GET /metrics HTTP/1.1\r\nHost: x\r\n") + header + "\r\n\r\n");
    EXPECT_EQ(client.answer().value().result_int(), 404U) << header;
  }
}

TEST_F(InsidePathTest, IsNotFoundForOthers) {
  config.inside_path = "/metrics";
  config.inside_from = {parse_network("10.0.0.0/8").value()};
  serve();
  HttpClient client(server->port());
  EXPECT_EQ(client.get("/metrics").result_int(), 404U);
  EXPECT_EQ(client.get("/else").result_int(), 200U);
}

}  // namespace
}  // namespace crownhead::net
