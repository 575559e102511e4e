#include "server/wire/account/account_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

nlohmann::json parse(const std::string& text) { return nlohmann::json::parse(text); }
nlohmann::json first(const std::string& text) { return parse(text).at("items").at(0); }

TEST(AccountJson, AnAccountWithoutEmailHasNull) {
  AccountLine line{.id = 7,
                   .username = "Anna",
                   .email = "",
                   .time_zone = "UTC",
                   .locale = "en",
                   .fmjd_rating = 0,
                   .created = Instant{5},
                   .role = accounts::Role::moderator,
                   .bot = true,
                   .guest = false,
                   .second_factor = false,
                   .email_confirmed = false,
                   .may_hold_tournaments = true,
                   .factor_missing = false};
  const auto json = parse(account_json(line));
  EXPECT_EQ(keys_of(json), OpenapiSchema("Account").required());
  EXPECT_TRUE(json.at("email").is_null());
  EXPECT_EQ(json.at("role"), "moderator");
  line.email = "a@example.org";
  EXPECT_EQ(parse(account_json(line)).at("email"), "a@example.org");
}

TEST(AccountJson, FirstStepsNameTheDatabaseOnlyOnThisMachine) {
  EXPECT_EQ(parse(first_steps_json({.is_new = true})), parse(R"({"new":true,"here":null})"));
  const auto here = parse(first_steps_json(
      {.is_new = false, .here = FirstSteps::Here{.by_link = true, .database = "a.db"}}));
  EXPECT_EQ(here, parse(R"({"new":false,"here":{"by_link":true,"database":"a.db"}})"));
  EXPECT_EQ(keys_of(here), OpenapiSchema("FirstSteps").required());
}

TEST(AccountJson, SessionsMarkTheCurrentOne) {
  const std::vector<accounts::SessionLine> lines = {
      {{3}, {"Firefox · Linux", "192.0.2.1"}, Instant{1}, Instant{2}},
      {{4}, {"", "::1"}, Instant{1}, Instant{2}}};
  const auto json = parse(sessions_json(lines, SessionId{4}));
  EXPECT_EQ(keys_of(json.at("items").at(0)), OpenapiSchema("Session").required());
  EXPECT_EQ(json.at("items").at(0).at("current"), false);
  EXPECT_EQ(json.at("items").at(1).at("current"), true);
  EXPECT_TRUE(json.at("next_cursor").is_null());
}

TEST(AccountJson, TokensNameTheirScopes) {
  const auto json =
      first(tokens_json({{{3}, "bot", 0b1010, Instant{1}, std::nullopt, std::nullopt}}));
  EXPECT_EQ(keys_of(json), OpenapiSchema("Token").required());
  EXPECT_EQ(json.at("scopes"), (nlohmann::json{"play", "admin"}));
  EXPECT_TRUE(json.at("seen_ms").is_null());
  EXPECT_EQ(parse(token_json({3}, "ch_t_x")), parse(R"({"id":"3","token":"ch_t_x"})"));
}

TEST(AccountJson, ListsForModeratorsHaveCursors) {
  const accounts::NumberedPage<accounts::Report> reports{.items = {{{3},
                                                                    "Anna",
                                                                    "Ben",
                                                                    GameId{9},
                                                                    "Ben",
                                                                    "Cara",
                                                                    StudyId{4},
                                                                    "Lines",
                                                                    accounts::ReportKind::abuse,
                                                                    "x",
                                                                    Instant{1}}},
                                                         .next = 3};
  const auto report = parse(reports_json(reports));
  EXPECT_EQ(keys_of(report.at("items").at(0)), OpenapiSchema("Report").required());
  EXPECT_EQ(report.at("items").at(0).at("kind"), "abuse");
  EXPECT_EQ(report.at("next_cursor"), "3");
  const accounts::NumberedPage<accounts::ModerationLine> log{
      .items = {{1, Instant{1}, "", accounts::ModerationAct::close_report, "Ben", "x"}},
      .next = std::nullopt};
  const auto line = first(moderation_log_json(log));
  EXPECT_EQ(keys_of(line), OpenapiSchema("ModerationLine").required());
  EXPECT_TRUE(line.at("actor").is_null());
  EXPECT_EQ(line.at("act"), "close_report");
}

TEST(AccountJson, TimesOfTheDayAreWritten) {
  const auto json = parse(notification_settings_json({.digest_minute = 8 * 60 + 5}));
  EXPECT_EQ(keys_of(json), OpenapiSchema("NotificationSettings").required());
  EXPECT_EQ(json.at("digest_at"), "08:05");
  EXPECT_TRUE(json.at("quiet_from").is_null());
  EXPECT_EQ(json.at("reminder_hours"), (nlohmann::json{24, 3}));
}

TEST(AccountJson, TheSecondFactorMatchesTheSchema) {
  EXPECT_EQ(parse(second_factor_json(true, 9)), parse(R"({"on":true,"recovery_codes_left":9})"));
  EXPECT_EQ(parse(factor_begun_json("ABC", "otpauth://x")),
            parse(R"({"key":"ABC","link":"otpauth://x"})"));
  EXPECT_EQ(parse(recovery_codes_json({"a", "b"})), parse(R"({"recovery_codes":["a","b"]})"));
  EXPECT_EQ(first(blocks_json({.items = {{UserId{1}, "Ben"}}, .next = {}})),
            parse(R"({"username":"Ben"})"));
}

}  // namespace
}  // namespace crownhead::wire
