#include "server/net/probe.hpp"

#include "tests/net/edge_fixture.hpp"

namespace crownhead::net {
namespace {

constexpr Millis enough{5000};

class ProbeTest : public EdgeTest {
 protected:
  std::string url(const std::string& path = "") const {
    return "http://127.0.0.1:" + std::to_string(server->port()) + path;
  }
};

TEST_F(ProbeTest, ReportsTheServersAnswer) {
  on_request = [](const Request& request, Respond respond) {
    Response response;
    response.status = request.path == "/readyz" ? 503 : 200;
    response.body = "asked for " + request.path;
    respond(std::move(response));
  };
  serve();
  const auto unready = probe(url("/readyz"), enough);
  ASSERT_TRUE(unready) << unready.error().detail;
  EXPECT_EQ(unready->status, 503);
  EXPECT_EQ(unready->body, "asked for /readyz");
  EXPECT_EQ(probe(url(), enough)->body, "asked for /");
}

TEST_F(ProbeTest, TimesOutWithoutAnAnswer) {
  std::vector<Respond> held;
  on_request = [&](const Request&, Respond respond) { held.push_back(std::move(respond)); };
  serve();
  const auto silent = probe(url(), Millis{50});
  ASSERT_FALSE(silent);
  EXPECT_EQ(silent.error().code, Code::unavailable);
  EXPECT_EQ(probe("http://127.0.0.1:1", enough).error().code, Code::unavailable);
  stop();
}

TEST(Probe, RefusesAnInvalidUrl) {
  for (const char* wrong : {"", "127.0.0.1:80", "https://127.0.0.1:80", "http://", "http://:80",
                            "http://127.0.0.1:port/"})
    EXPECT_EQ(probe(wrong, enough).error().code, Code::invalid_field) << wrong;
}

}  // namespace
}  // namespace crownhead::net
