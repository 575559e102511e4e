#include "server/adapters/zone.hpp"

#include <gtest/gtest.h>

namespace crownhead::adapters {
namespace {

constexpr Millis hours(int n) { return seconds(std::int64_t{n} * 3600); }
constexpr Instant winter{1'704'888'000'000};          // 2024-01-10T12:00:00Z
constexpr Instant summer{1'720'612'800'000};          // 2024-07-10T12:00:00Z
constexpr Instant spring_forward{1'711'846'800'000};  // 2024-03-31T01:00:00Z

TEST(Zone, KnowsWinterAndSummer) {
  const Zone riga("Europe/Riga");
  EXPECT_EQ(riga.offset(winter), hours(2));
  EXPECT_EQ(riga.offset(summer), hours(3));
  EXPECT_EQ(riga.offset(spring_forward - Millis{1}), hours(2));
  EXPECT_EQ(riga.offset(spring_forward), hours(3));
  EXPECT_EQ(Zone("America/New_York").offset(winter), hours(-5));
  EXPECT_EQ(Zone("Asia/Kolkata").offset(summer), hours(5) + seconds(1800));
}

TEST(Zone, IsUtcForAnUnknownName) {
  for (const char* name :
       {"UTC", "", "Nowhere/At_All", "/etc/passwd", "../../../etc/passwd", "tzdata.zi"})
    EXPECT_EQ(Zone(name).offset(winter), Millis{0}) << name;
}

}  // namespace
}  // namespace crownhead::adapters
