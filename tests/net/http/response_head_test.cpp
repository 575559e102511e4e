#include "server/net/http/response_head.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "server/net/net_config.hpp"
#include "server/net/plain_problem.hpp"

namespace crownhead::net {
namespace {

TEST(HttpDate, IsAnImfFixdate) {
  EXPECT_EQ(http_date({784'111'777'000}), "Sun, 06 Nov 1994 08:49:37 GMT");
  EXPECT_EQ(http_date({0}), "Thu, 01 Jan 1970 00:00:00 GMT");
}

TEST(ResponseHead, PutsTheHandlersHeadersBeforeTheDefaults) {
  Response response;
  response.status = 201;
  response.headers = {{"X-Default", "mine"}, {"Set-Cookie", "a"}, {"Set-Cookie", "b"}};
  EXPECT_EQ(response_head(response, {{"x-default", "theirs"}, {"X-Other", "o"}}, "D", true, 7),
            "HTTP/1.1 201 Created\r\nDate: D\r\nX-Default: mine\r\nSet-Cookie: a\r\n"
            "Set-Cookie: b\r\nX-Other: o\r\nContent-Length: 7\r\nConnection: keep-alive\r\n\r\n");
}

TEST(ResponseHead, RemovesLineBreaksFromValues) {
  Response response;
  response.headers = {{"Location", "/x\r\nSet-Cookie: evil\x7f"}};
  EXPECT_NE(response_head(response, {}, "D", false, 0).find("Location: /xSet-Cookie: evil\r\n"),
            std::string::npos);
}

TEST(ResponseHead, HasNoLengthWithoutABody) {
  Response response;
  for (const int status : {204, 304}) {
    response.status = status;
    EXPECT_EQ(response_head(response, {}, "D", true, 0).find("Content-Length"), std::string::npos);
  }
}

TEST(SecurityHeaders, AllowOnlyTheNeedsOfTheClient) {
  const auto headers = security_headers();
  const auto policy = std::ranges::find(headers, "Content-Security-Policy",
                                        [](const auto& field) { return field.first; });
  ASSERT_NE(policy, headers.end());
  EXPECT_TRUE(
      policy->second.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"));
  EXPECT_EQ(policy->second.find("unsafe-inline"), std::string::npos);
}

TEST(SecurityHeaders, BindBrowsersToTlsOnlyIfTheSiteUsesIt) {
  const auto binds = [](Reached reached) {
    return std::ranges::any_of(security_headers(reached), [](const auto& field) {
      return field.first == "Strict-Transport-Security" && field.second == "max-age=31536000";
    });
  };
  EXPECT_TRUE(binds(Reached::by_tls));
  EXPECT_FALSE(binds(Reached::plainly));
}

TEST(PlainProblem, IsValidJson) {
  const auto response =
      plain_problem(404, Code::not_found, {"http.nothing", "No \"game\" \\ here\n.", {}});
  EXPECT_EQ(response.status, 404);
  EXPECT_EQ(response.body,
            R"({"type":"about:blank","title":"Not Found","status":404,"code":"NOT_FOUND",)"
            R"("detail":"No \"game\" \\ here\u000a.","reason":"http.nothing","params":{}})");
}

}  // namespace
}  // namespace crownhead::net
