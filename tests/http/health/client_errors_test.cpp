#include "server/http/health/client_errors.hpp"

#include <gtest/gtest.h>

#include "metrics/page_faults.hpp"
#include "tests/http/people.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

class ClientErrorsTest : public PeopleTest {
 protected:
  Answer report(const json& body, const std::string& remote = "192.0.2.9") {
    return site.ask(post, "/api/v1/client-errors", body.dump(), {}, remote);
  }
};

TEST_F(ClientErrorsTest, BecomeOneLogLine) {
  EXPECT_EQ(report({{"message", "x is\nno function"},
                    {"stack", "at draw\r\n\x1b[31mat page"},
                    {"page", "/game"},
                    {"program", "/assets/app-1.js"}})
                .status,
            204);
  ASSERT_EQ(site.errors().size(), 1U);
  EXPECT_EQ(site.errors().front(),
            "a page failed in a browser: x is no function page=/game program=/assets/app-1.js "
            "stack=at draw   [31mat page");
}

TEST_F(ClientErrorsTest, AreCountedBeyondTheLimitOfTheLog) {
  const auto before = metrics::page_faults().value();
  for (int i = 0; i < 7; ++i) report({{"message", "x"}});
  EXPECT_EQ(site.errors().size(), 5U);
  report(json::object());
  EXPECT_EQ(metrics::page_faults().value() - before, 7U) << "a report that is none is no fault";
  const auto page = site.ask(get, "/metrics").body;
  EXPECT_NE(page.find("\ncrownhead_page_faults_total " +
                      std::to_string(metrics::page_faults().value()) + "\n"),
            std::string::npos);
}

TEST_F(ClientErrorsTest, AreBounded) {
  EXPECT_EQ(report({{"message", std::string(1500, 'x')}}).status, 422);
  EXPECT_EQ(report({{"message", "x"}, {"stack", std::string(9000, 'x')}}).status, 422);
  EXPECT_EQ(report(json::object()).status, 422);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(report({{"message", "x"}}).status, 204);
  EXPECT_EQ(report({{"message", "x"}}).status, 429);
  for (int i = 0; i < 45; ++i)
    EXPECT_EQ(report({{"message", "x"}}, "198.51.100." + std::to_string(i)).status, 204);
  EXPECT_EQ(report({{"message", "x"}}, "203.0.113.1").status, 429) << "of all together";
  EXPECT_EQ(site.errors().size(), 50U);
}

}  // namespace
}  // namespace crownhead::api
