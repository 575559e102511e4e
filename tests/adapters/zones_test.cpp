#include "server/adapters/zones.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "rules/vacation/local_time.hpp"

namespace crownhead::adapters {
namespace {

TEST(Zones, KnowTheNamesAndLinksOfTheSystem) {
  Zones zones;
  EXPECT_FALSE(zones.version().empty());
  for (const char* name : {"Europe/Zagreb", "Europe/Ljubljana", "UTC", "Asia/Calcutta",
                           "America/Argentina/Buenos_Aires", "Etc/GMT+5"})
    EXPECT_NE(zones.find(name), nullptr) << name;
  for (const char* name : {"", "europe/zagreb", "EUROPE/ZAGREB", "localtime", "posixrules",
                           "tzdata.zi", "../passwd", "Europe", "right/Europe/Zagreb", "Zagreb"})
    EXPECT_EQ(zones.find(name), nullptr) << name;
}

TEST(Zones, AreReadableAndRoundTripEveryInstant) {
  Zones zones;
  ASSERT_GT(zones.names().size(), 400U);
  for (const std::string& name : zones.names()) {
    const vacation::Zone& zone = *zones.find(name);
    for (std::int64_t days = 12'000; days < 40'000; days += 997) {
      const Instant at{days * 86'400'000 + 12'345};
      const auto meaning = vacation::meaning(zone, vacation::local_time(zone, at));
      EXPECT_NE(std::ranges::find(meaning.instants, at), meaning.instants.end())
          << name << " " << at.ms;
    }
  }
}

TEST(Zones, ReportTheReasonIfMissing) { EXPECT_THROW(Zones("/nonexistent"), std::runtime_error); }

}  // namespace
}  // namespace crownhead::adapters
