#include "server/wire/account/account_bodies.hpp"

#include <gtest/gtest.h>

namespace crownhead::wire {
namespace {

template <class T>
std::vector<std::string> wrong_fields(const Parsed<T>& parsed) {
  std::vector<std::string> names;
  if (!parsed)
    for (const auto& field : parsed.error().fields) names.push_back(field.field);
  return names;
}

using Names = std::vector<std::string>;

TEST(AccountBodies, ReportMissingFields) {
  EXPECT_EQ(wrong_fields(parse_password_change("{}")), (Names{"current", "password"}));
  EXPECT_EQ(wrong_fields(parse_password("{}")), Names{"password"});
  EXPECT_EQ(wrong_fields(parse_code(R"({"code":123456})")), Names{"code"});
  EXPECT_EQ(wrong_fields(parse_report("{}")), (Names{"username", "kind", "text"}));
  EXPECT_EQ(wrong_fields(parse_role(R"({"role":"king","reason":"x"})")), Names{"role"});
}

TEST(AccountBodies, AReasonIsRequired) {
  EXPECT_EQ(parse_reason(R"({"reason":"an engine"})"), "an engine");
  EXPECT_EQ(wrong_fields(parse_reason(R"({"reason":" \n"})")), Names{"reason"});
  EXPECT_EQ(wrong_fields(parse_reason(R"({"reason":")" + std::string(501, 'x') + "\"}")),
            Names{"reason"});
}

TEST(AccountBodies, OnlyTheGivenMessageSettingsChange) {
  const auto body = parse_notification_settings(
      R"({"my_turn":false,"reminder_hours":[48],"digest_at":"","quiet_from":"22:30","quiet_until":"07:00"})");
  ASSERT_TRUE(body);
  EXPECT_EQ(body->my_turn, false);
  EXPECT_FALSE(body->game_ended);
  EXPECT_EQ(body->reminder_hours, std::vector<int>{48});
  ASSERT_TRUE(body->digest_minute) << "it is named";
  EXPECT_FALSE(*body->digest_minute) << "as none";
  EXPECT_EQ(*body->quiet, std::pair(22 * 60 + 30, 7 * 60));
  EXPECT_EQ(wrong_fields(parse_notification_settings(R"({"digest_at":"24:00"})")),
            Names{"digest_at"});
  EXPECT_EQ(wrong_fields(parse_notification_settings(R"({"quiet_from":"22:00"})")),
            Names{"quiet_from"});
  for (const char* hours : {"[0]", "[169]", "[1.5]", "[1,2,3,4,5,6]", "3"})
    EXPECT_EQ(wrong_fields(
                  parse_notification_settings(R"({"reminder_hours":)" + std::string(hours) + "}")),
              Names{"reminder_hours"})
        << hours;
}

TEST(AccountBodies, AReportMayNameAGame) {
  const auto report =
      parse_report(R"({"username":"Ben","kind":"cheating","text":"see there","game":"12"})");
  ASSERT_TRUE(report);
  EXPECT_EQ(report->kind, accounts::ReportKind::cheating);
  EXPECT_EQ(report->game, GameId{12});
  EXPECT_EQ(
      wrong_fields(parse_report(R"({"username":"Ben","kind":"other","text":"x","game":"twelve"})")),
      Names{"game"});
}

}  // namespace
}  // namespace crownhead::wire
