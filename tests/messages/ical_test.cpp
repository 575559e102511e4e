#include "server/messages/ical.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace crownhead::messages {
namespace {

using testing::HasSubstr;

CalendarEvent event(const std::string& summary) {
  return {.uid = "game-12@x.example",
          .sequence = 7,
          .start = Instant{1'704'888'000'000},
          .end = Instant{1'704'888'000'000},
          .changed = Instant{1'704'801'600'999},
          .summary = summary,
          .url = "https://x.example/game/12"};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = text.find("\r\n", at);
    lines.push_back(text.substr(at, end - at));
    at = end + 2;
  }
  return lines;
}

TEST(Ical, AStatusIsWrittenIfThereIsOne) {
  auto cancelled = event("Vacation");
  cancelled.status = "CANCELLED";
  EXPECT_THAT(ical_text({.name = "mine", .events = {cancelled}}),
              HasSubstr("SUMMARY:Vacation\r\nSTATUS:CANCELLED\r\nURL:"));
}

TEST(Ical, ADescriptionIsWrittenIfThereIsOne) {
  auto refused = event("Vacation");
  refused.description = "Reason: the final, and no more";
  EXPECT_THAT(
      ical_text({.name = "mine", .events = {refused}}),
      HasSubstr("SUMMARY:Vacation\r\nDESCRIPTION:Reason: the final\\, and no more\r\nURL:"));
}

TEST(Ical, AnEventIsAPointInUtc) {
  EXPECT_EQ(ical_text({.name = "mine", .events = {event("Your move")}}),
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Crownhead//Crownhead//EN\r\n"
            "CALSCALE:GREGORIAN\r\nX-WR-CALNAME:mine\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"
            "BEGIN:VEVENT\r\nUID:game-12@x.example\r\nDTSTAMP:20240109T120000Z\r\n"
            "LAST-MODIFIED:20240109T120000Z\r\nSEQUENCE:7\r\nDTSTART:20240110T120000Z\r\n"
            "SUMMARY:Your move\r\nURL:https://x.example/game/12\r\nTRANSP:TRANSPARENT\r\n"
            "END:VEVENT\r\nEND:VCALENDAR\r\n");
}

TEST(Ical, AnEventWithADurationHasAnEnd) {
  auto vacation = event("Vacation");
  vacation.end = vacation.start + seconds(86400);
  EXPECT_THAT(ical_text({.name = "mine", .events = {vacation}}),
              HasSubstr("DTEND:20240111T120000Z\r\n"));
}

TEST(Ical, TextIsEscaped) {
  EXPECT_THAT(ical_text({.name = "mine", .events = {event("a;b,c\\d\ne\rf")}}),
              HasSubstr("SUMMARY:a\\;b\\,c\\\\d\\nef\r\n"));
}

TEST(Ical, LinesAreFoldedBetweenCharacters) {
  EXPECT_TRUE(rc::check([] {
    const auto letters = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4));
    std::string summary;
    for (const int letter : letters)
      summary += std::array<const char*, 4>{"x", "š", "日", "👋"}[static_cast<std::size_t>(letter)];
    const auto lines = lines_of(ical_text({.name = "mine", .events = {event(summary)}}));
    std::string unfolded;
    for (const auto& line : lines) {
      RC_ASSERT(line.size() <= 75U);
      const bool more = line.starts_with(' ');
      const auto first = static_cast<unsigned char>(line[more ? 1 : 0]);
      RC_ASSERT((first & 0xc0U) != 0x80U);
      unfolded += more ? line.substr(1) : "\n" + line;
    }
    RC_ASSERT(unfolded.find("\nSUMMARY:" + summary + "\n") != std::string::npos);
  }));
}

}  // namespace
}  // namespace crownhead::messages
