#include "server/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::server {
namespace {

using config::LogFormat;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;

struct Line {
  LogFormat format;
  std::string_view message;
  std::initializer_list<LogField> fields;
  std::string_view line;
};

TEST(LogLine, HasTheMessageAndItsFields) {
  for (const auto& [format, message, fields, line] : {
           Line{LogFormat::text, "a game ended", {}, "a game ended"},
           Line{LogFormat::text,
                "request",
                {{"route", "/api/v1/games/{id}"}, {"status", "500"}},
                "request route=/api/v1/games/{id} status=500"},
           Line{LogFormat::json, "a game ended", {}, R"("message":"a game ended")"},
           Line{LogFormat::json,
                "request",
                {{"status", "500"}, {"why", ""}},
                R"("message":"request","status":"500","why":"")"},
       })
    EXPECT_EQ(log_line(format, message, fields), line);
}

TEST(LogLine, EscapesItsFieldsInJson) {
  EXPECT_EQ(log_line(LogFormat::json, "it says \"no\"", {{"why", "a\nb\\c\t"}}),
            R"("message":"it says \"no\"","why":"a\nb\\c\t")");
}

/// Returns what `work` writes to stderr. Nothing may go to stdout, which says where the server
/// listens.
template <class Work>
std::string logged_by(Work work) {
  testing::internal::CaptureStderr();
  testing::internal::CaptureStdout();
  work();
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  return testing::internal::GetCapturedStderr();
}

class Log : public testing::Test {
 protected:
  void TearDown() override { set_up_log("off", LogFormat::text); }
};

TEST_F(Log, OmitsEntriesBelowItsLevel) {
  struct Case {
    const char* level;
    bool debug, info, warning, error;
  };
  for (const auto& [level, debug, info, warning, error] :
       {Case{"trace", true, true, true, true}, Case{"debug", true, true, true, true},
        Case{"info", false, true, true, true}, Case{"warning", false, false, true, true},
        Case{"error", false, false, false, true}, Case{"critical", false, false, false, false},
        Case{"off", false, false, false, false}}) {
    set_up_log(level, LogFormat::text);
    EXPECT_EQ(logs(LogLevel::debug), debug) << level;
    EXPECT_EQ(logs(LogLevel::info), info) << level;
    EXPECT_EQ(logs(LogLevel::warning), warning) << level;
    EXPECT_EQ(logs(LogLevel::error), error) << level;
  }
}

TEST_F(Log, WritesText) {
  const auto text = logged_by([] {
    set_up_log("info", LogFormat::text);
    log(LogLevel::debug, "nobody reads this");
    log(LogLevel::warning, "slow commit", {{"micros", "700000"}});
  });
  EXPECT_THAT(text, AllOf(HasSubstr("warning"), EndsWith("slow commit micros=700000\n")));
  EXPECT_THAT(text, testing::Not(HasSubstr("nobody")));
}

TEST_F(Log, WritesAnObjectPerLineWithTheTimeInUtc) {
  const auto text = logged_by([] {
    set_up_log("debug", LogFormat::json);
    log(LogLevel::error, "{} and %v stay as they are", {{"why", "\"disk\""}});
  });
  EXPECT_THAT(
      text,
      MatchesRegex("\\{\"at\":\"[0-9]+-[0-9]+-[0-9]+T[0-9]+:[0-9]+:[0-9]+\\.[0-9][0-9][0-9]Z\","
                   "\"level\":\"error\",\"message\":\"\\{\\} and %v stay as they are\","
                   "\"why\":\"\\\\\"disk\\\\\"\"\\}\n"));
}

TEST_F(Log, IsSilentWhenOff) {
  EXPECT_THAT(logged_by([] {
                set_up_log("off", LogFormat::json);
                log(LogLevel::error, "nobody reads this");
              }),
              IsEmpty());
}

}  // namespace
}  // namespace crownhead::server
