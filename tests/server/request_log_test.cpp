#include "server/request_log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>

#include "metrics/figures.hpp"
#include "server/log.hpp"
#include "server/net/http/request_id.hpp"

namespace crownhead::server {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr Millis an_hour{3'600'000};
constexpr Millis sooner_than_anything{-1};

class RequestLog : public testing::Test {
 protected:
  void SetUp() override { set_up_log("info", config::LogFormat::text); }
  void TearDown() override { set_up_log("off", config::LogFormat::text); }

  /// Returns what is logged about an answer with this status to GET `path`.
  std::string about(const std::string& path, int status, Millis slow_after = an_hour) {
    const net::Request request{.verb = net::Verb::get,
                               .path = path,
                               .query = "password=hunter2",
                               .headers = {{net::request_id_header, "id-7"}},
                               .body = "",
                               .remote = "192.0.2.1",
                               .stamp = {}};
    std::optional<net::Response> answer;
    auto respond =
        logged(request, slow_after, [&](net::Response response) { answer = std::move(response); });
    testing::internal::CaptureStderr();
    respond({.status = status, .headers = {}, .body = "the body"});
    const auto text = testing::internal::GetCapturedStderr();
    EXPECT_TRUE(answer && answer->status == status && answer->body == "the body");
    return text;
  }
};

TEST_F(RequestLog, OmitsSuccessfulRequests) {
  for (const int status : {200, 201, 204, 304, 400, 401, 403, 404, 409, 422, 429})
    EXPECT_THAT(about("/api/v1/games/7", status), IsEmpty()) << status;
}

TEST_F(RequestLog, LogsServerFailuresAsErrors) {
  for (const int status : {500, 503})
    EXPECT_THAT(about("/api/v1/games/7", status),
                AllOf(HasSubstr("error"), HasSubstr("request request=id-7 verb=GET "),
                      HasSubstr("status=" + std::to_string(status))));
}

TEST_F(RequestLog, LogsTheRouteAndNoSecrets) {
  const auto text = about("/api/v1/calendar/0123456789abcdef.ics", 500);
  EXPECT_THAT(text, HasSubstr("route=/api/v1/calendar/{"));
  for (const auto* const secret : {"0123456789abcdef", "password", "hunter2", "192.0.2.1"})
    EXPECT_THAT(text, Not(HasSubstr(secret)));
}

TEST_F(RequestLog, LogsUnroutedPathsAsFiles) {
  EXPECT_THAT(about("/where/is/it", 500), HasSubstr("route=files"));
}

TEST_F(RequestLog, WarnsOfSlowRequestsAndCountsThem) {
  const auto before = metrics::figures().slow.value();
  EXPECT_THAT(
      about("/api/v1/games/7", 200, sooner_than_anything),
      AllOf(HasSubstr("warning"), HasSubstr("slow request request=id-7"), HasSubstr("micros=")));
  EXPECT_EQ(metrics::figures().slow.value(), before + 1);
  EXPECT_THAT(about("/api/v1/games/7", 500, sooner_than_anything), HasSubstr("error"));
  EXPECT_EQ(metrics::figures().slow.value(), before + 2);
}

TEST_F(RequestLog, DoesNotReportLongPollsAsSlow) {
  const auto before = metrics::figures().slow.value();
  EXPECT_THAT(about("/api/v1/games/7/events", 200, sooner_than_anything), IsEmpty());
  EXPECT_EQ(metrics::figures().slow.value(), before);
}

TEST_F(RequestLog, LogsEverythingAtDebugLevel) {
  set_up_log("debug", config::LogFormat::text);
  EXPECT_THAT(about("/api/v1/games/7", 200),
              AllOf(HasSubstr("debug"), HasSubstr("route=/api/v1/games/{id}"),
                    HasSubstr("status=200"), Not(HasSubstr("slow"))));
}

}  // namespace
}  // namespace crownhead::server
