#include "server/adapters/posix_zone.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::adapters {
namespace {

using testing::ElementsAre;
using vacation::OffsetPeriod;

constexpr Millis hours(int n) { return seconds(std::int64_t{n} * 3600); }

std::vector<OffsetPeriod> changes(const char* rule, int year) {
  return read_posix_zone(rule).value().changes(year);
}

TEST(PosixZone, FollowsItsRule) {
  struct Case {
    const char* rule;
    int year;
    std::vector<OffsetPeriod> changes;
  };
  for (const Case& c : std::vector<Case>{
           {"CET-1CEST,M3.5.0,M10.5.0/3",
            2040,
            {{{2'216'250'000'000}, hours(2)}, {{2'234'998'800'000}, hours(1)}}},
           {"EST5EDT,M3.2.0,M11.1.0",
            2040,
            {{{2'215'062'000'000}, hours(-4)}, {{2'235'621'600'000}, hours(-5)}}},
           // Standard time is the time in summer, and winter is the exception.
           {"IST-1GMT0,M10.5.0,M3.5.0/1",
            2040,
            {{{2'216'250'000'000}, hours(1)}, {{2'234'998'800'000}, hours(0)}}},
           // In the southern hemisphere the year starts in summer.
           {"AEST-10AEDT,M10.1.0,M4.1.0/3",
            2040,
            {{{2'216'822'400'000}, hours(10)}, {{2'233'152'000'000}, hours(11)}}},
       })
    EXPECT_THAT(changes(c.rule, c.year), testing::ContainerEq(c.changes)) << c.rule;
}

TEST(PosixZone, SupportsFractionsOfHoursAndNamesInBrackets) {
  EXPECT_EQ(changes("<+0545>-5:45", 2040).at(0).offset, seconds(20'700));
  EXPECT_EQ(changes("<-0330>3:30:15", 2040).at(0).offset, seconds(-12'615));
}

TEST(PosixZone, CountsDaysOfTheYearWithAndWithoutTheLeapDay) {
  const auto first = [](const char* rule, int year) { return changes(rule, year).at(0).from.ms; };
  constexpr std::int64_t first_of_march_2023 = 1'677'628'800'000;
  constexpr std::int64_t first_of_march_2024 = 1'709'251'200'000;
  EXPECT_EQ(first("AAA0BBB,J60/0,J300/0", 2023), first_of_march_2023);
  EXPECT_EQ(first("AAA0BBB,J60/0,J300/0", 2024), first_of_march_2024);
  EXPECT_EQ(first("AAA0BBB,59/0,300/0", 2023), first_of_march_2023);
  EXPECT_EQ(first("AAA0BBB,60/0,300/0", 2024), first_of_march_2024);
}

TEST(PosixZone, RefusesInvalidText) {
  for (const char* text :
       {"", "C", "CET", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M1.1.0",
        "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0x", "<CET-1"})
    EXPECT_FALSE(read_posix_zone(text)) << text;
}

}  // namespace
}  // namespace crownhead::adapters
