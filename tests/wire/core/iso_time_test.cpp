#include "server/wire/core/iso_time.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::wire {
namespace {

TEST(IsoTime, ReadsUtcWithUpToThreeDecimals) {
  struct Row {
    const char* text;
    std::int64_t ms;
  };
  for (const Row& row :
       {Row{"1970-01-01T00:00:00Z", 0}, Row{"2024-01-10T12:00:00Z", 1'704'888'000'000},
        Row{"2024-02-29T23:59:59Z", 1'709'251'199'000},
        Row{"2024-01-10T12:00:00.2Z", 1'704'888'000'200},
        Row{"2024-01-10T12:00:00.25Z", 1'704'888'000'250},
        Row{"2024-01-10T12:00:00.007Z", 1'704'888'000'007}, Row{"1969-12-31T23:59:59.999Z", -1}})
    EXPECT_EQ(parse_iso_time(row.text), Instant{row.ms}) << row.text;
}

TEST(IsoTime, RefusesEverythingElse) {
  for (const char* text : {"",
                           "2024-01-10",
                           "2024-01-10T12:00:00",
                           "2024-01-10 12:00:00Z",
                           "2024-01-10T12:00:00z",
                           "2024-01-10T12:00Z",
                           "2024-01-10T12:00:00+00:00",
                           "2023-02-29T12:00:00Z",
                           "2024-13-01T12:00:00Z",
                           "2024-00-10T12:00:00Z",
                           "2024-01-00T12:00:00Z",
                           "2024-01-32T12:00:00Z",
                           "2024-01-10T24:00:00Z",
                           "2024-01-10T12:60:00Z",
                           "2024-01-10T12:00:60Z",
                           "2024-01-10T12:00:00.Z",
                           "2024-01-10T12:00:00.1234Z",
                           "2024-01-10T12:00:00.1aZ",
                           "2024-01-10T12:00:00,5Z",
                           "-024-01-10T12:00:00Z",
                           "2024-01-10T12:00:00ZZ",
                           " 2024-01-10T12:00:00Z"})
    EXPECT_EQ(parse_iso_time(text), std::nullopt) << text;
}

TEST(IsoTime, WritesDecimalsOnlyIfNeeded) {
  EXPECT_EQ(format_iso_time(Instant{0}), "1970-01-01T00:00:00Z");
  EXPECT_EQ(format_iso_time(Instant{1'704'888'000'007}), "2024-01-10T12:00:00.007Z");
  EXPECT_EQ(format_iso_time(Instant{-1}), "1969-12-31T23:59:59.999Z");
}

RC_GTEST_PROP(IsoTime, RoundTrips, ()) {
  const auto first = parse_iso_time("0000-01-01T00:00:00Z")->ms;
  const auto last = parse_iso_time("9999-12-31T23:59:59.999Z")->ms;
  const Instant at{*rc::gen::inRange(first, last)};
  RC_ASSERT(parse_iso_time(format_iso_time(at)) == at);
}

}  // namespace
}  // namespace crownhead::wire
