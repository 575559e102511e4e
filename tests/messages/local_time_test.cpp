#include "server/messages/local_time.hpp"

#include <gtest/gtest.h>

#include "server/messages/texts.hpp"

namespace crownhead::messages {
namespace {

constexpr Instant winter{1'795'608'300'000};  // 2026-11-25T12:05:00Z
constexpr Instant summer{1'783'303'200'000};  // 2026-07-06T02:00:00Z

/// With plain spaces, because editions of ICU differ in the use of narrow and non-breaking ones.
std::string written(std::string_view locale, const char* zone, Instant at) {
  auto text = local_text(texts_in(locale).dates, adapters::Zone(zone), at);
  for (const std::string_view space : {"\u00a0", "\u202f"})
    for (auto found = text.find(space); found != text.npos; found = text.find(space))
      text.replace(found, space.size(), " ");
  return text;
}

TEST(LocalTime, IsFormattedByLanguage) {
  EXPECT_EQ(written("en", "UTC", winter), "Wednesday, November 25, 2026 at 12:05");
  EXPECT_EQ(written("de", "UTC", winter), "Mittwoch, 25. November 2026 um 12:05");
  EXPECT_EQ(written("hr", "UTC", winter), "srijeda, 25. studenoga 2026. u 12:05");
  EXPECT_EQ(written("lv", "UTC", winter), "trešdiena, 2026. gada 25. novembris 12:05");
  EXPECT_EQ(written("nl", "UTC", winter), "woensdag 25 november 2026 om 12:05");
  EXPECT_EQ(written("ru", "UTC", winter), "среда, 25 ноября 2026 г. в 12:05");
}

TEST(LocalTime, IsInTheGivenZone) {
  EXPECT_EQ(written("de", "Europe/Zagreb", winter), "Mittwoch, 25. November 2026 um 13:05");
  EXPECT_EQ(written("de", "Europe/Zagreb", summer), "Montag, 6. Juli 2026 um 04:00");
  EXPECT_EQ(written("de", "America/New_York", summer), "Sonntag, 5. Juli 2026 um 22:00");
  EXPECT_EQ(written("en", "America/New_York", summer), "Sunday, July 5, 2026 at 22:00");
}

TEST(LocalTime, UsesTwentyFourHoursInEveryLanguage) {
  const auto at = [](int hour) {
    return written("en", "UTC", Instant{1'795'564'800'000} + seconds(3600 * hour));
  };
  EXPECT_EQ(at(0), "Wednesday, November 25, 2026 at 00:00");
  EXPECT_EQ(at(1), "Wednesday, November 25, 2026 at 01:00");
  EXPECT_EQ(at(12), "Wednesday, November 25, 2026 at 12:00");
  EXPECT_EQ(at(23), "Wednesday, November 25, 2026 at 23:00");
}

}  // namespace
}  // namespace crownhead::messages
