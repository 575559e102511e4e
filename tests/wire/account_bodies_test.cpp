#include "server/wire/account_bodies.hpp"

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

TEST(AccountBodies, SayWhatIsMissing) {
  EXPECT_EQ(wrong_fields(parse_password_change("{}")), (Names{"current", "password"}));
  EXPECT_EQ(wrong_fields(parse_password("{}")), Names{"password"});
  EXPECT_EQ(wrong_fields(parse_code(R"({"code":123456})")), Names{"code"});
  EXPECT_EQ(wrong_fields(parse_report("{}")), (Names{"username", "kind", "text"}));
  EXPECT_EQ(wrong_fields(parse_role(R"({"role":"king","reason":"x"})")), Names{"role"});
}

TEST(AccountBodies, AReasonIsGiven) {
  EXPECT_EQ(parse_reason(R"({"reason":"an engine"})"), "an engine");
  EXPECT_EQ(wrong_fields(parse_reason(R"({"reason":" \n"})")), Names{"reason"});
  EXPECT_EQ(wrong_fields(parse_reason(R"({"reason":")" + std::string(501, 'x') + "\"}")),
            Names{"reason"});
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
