#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/messages/wording.hpp"

namespace crownhead::messages {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using vacation::News;

constexpr Instant start{1'719'784'800'000}, finish{1'720'389'600'000};
constexpr UserId anna{1}, ben{2};

accounts::Contact contact(UserId user, const std::string& locale) {
  return {.user = user,
          .username = user == anna ? "Anna" : "Ben",
          .email = "x@example.org",
          .confirmed = true,
          .time_zone = "Asia/Kathmandu",
          .locale = locale,
          .settings = {},
          .unsubscribe = "ch_u_x"};
}

vacation::Message message(UserId to, News news) {
  vacation::StoredAllocation row;
  row.user = anna;
  row.username = "Anna";
  row.tournament = {7};
  row.tournament_name = "Cup";
  row.allocation.interval = {start, finish};
  row.message = "the sea";
  return {.to = to, .news = news, .allocations = {row}};
}

Wording written(const vacation::Message& told, const std::string& locale = "en") {
  return vacation_wording(contact(told.to, locale), told, adapters::Zone("Asia/Kathmandu"),
                          "https://x.example");
}

TEST(VacationWording, OpponentsSeeTheirZoneAndUtc) {
  const auto booked = written(message(ben, News::booked));
  EXPECT_EQ(booked.subject, "Anna takes a vacation");
  EXPECT_EQ(booked.body,
            "Hello Ben,\n\nAnna takes a vacation:\n- Cup\n\n"
            "From: Monday, July 1, 2024 at 03:45\n"
            "To: Monday, July 8, 2024 at 03:45\n"
            "Your time zone: Asia/Kathmandu\n"
            "In UTC: Sunday, June 30, 2024 at 22:00 – Sunday, July 7, 2024 at "
            "22:00\n\n"
            "Anna writes: the sea\n\nhttps://x.example/desk\n");
}

TEST(VacationWording, ATimeIsWrittenOnceInTheUtcZone) {
  auto reader = contact(ben, "de");
  reader.time_zone = "UTC";
  const auto body = vacation_wording(reader, message(ben, News::booked), adapters::Zone("UTC"),
                                     "https://x.example")
                        .body;
  EXPECT_THAT(body, HasSubstr("Von: Sonntag, 30. Juni 2024 um 22:00\nBis: Sonntag, 7. Juli 2024 um "
                              "22:00\nIhre Zeitzone: UTC\n\n"));
}

TEST(VacationWording, AChangeNamesTheFormerDates) {
  auto told = message(ben, News::changed);
  told.before = {start - seconds(3600), finish};
  EXPECT_THAT(written(told).body,
              AllOf(HasSubstr("Before the change: Monday, July 1, 2024 at 02:45 – Monday, July 8"),
                    Not(HasSubstr("the sea"))));
}

TEST(VacationWording, DirectorsAndPlayersGetLinksToTheirOwnPages) {
  EXPECT_THAT(
      written(message({3}, News::asked)).body,
      AllOf(HasSubstr("https://x.example/tournament/7?tab=vacations\n"), HasSubstr("the sea")));
  auto denied = message(anna, News::denied);
  denied.reason = "the final round";
  EXPECT_EQ(written(denied).subject, "Your vacation was rejected");
  EXPECT_THAT(written(denied).body,
              AllOf(HasSubstr("Reason: the final round\n"),
                    HasSubstr("https://x.example/vacation\n"), Not(HasSubstr("the sea"))));
}

TEST(VacationWording, EachEventHasItsOwnTextInEachLanguage) {
  using enum News;
  for (const Texts& texts : all_texts()) {
    const std::string locale(texts.language);
    std::set<std::string> subjects;
    for (const News news : {booked, changed, cancelled, ended, asked})
      subjects.insert(written(message(ben, news), locale).subject);
    for (const News news : {approved, denied, expired, granted, changed, cancelled, ended, over})
      subjects.insert(written(message(anna, news), locale).subject);
    EXPECT_EQ(subjects.size(), 13U) << locale;
  }
}

}  // namespace
}  // namespace crownhead::messages
