#include "server/messages/due_time.hpp"

#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

constexpr Instant noon{1'704'888'000'000};  // 2024-01-10T12:00:00Z
constexpr Millis hours(std::int64_t n) { return seconds(n * 3600); }

TEST(DueTime, DelaysToCollectNotices) {
  EXPECT_EQ(due_time({}, adapters::Zone("UTC"), noon), noon + gathered_for);
}

TEST(DueTime, WaitsForTheDigestInThePlayersZone) {
  const accounts::NotificationSettings settings{.digest_minute = 8 * 60};
  EXPECT_EQ(due_time(settings, adapters::Zone("UTC"), noon), noon + hours(20));
  EXPECT_EQ(due_time(settings, adapters::Zone("Europe/Riga"), noon), noon + hours(18));
  EXPECT_EQ(due_time(settings, adapters::Zone("UTC"), noon + hours(20) - gathered_for),
            noon + hours(20));
}

TEST(DueTime, IsNeverDuringQuietHours) {
  const accounts::NotificationSettings night{.quiet_from_minute = 22 * 60,
                                             .quiet_until_minute = 7 * 60};
  const adapters::Zone riga("Europe/Riga");  // two hours ahead
  EXPECT_EQ(due_time(night, riga, noon), noon + gathered_for);
  const Instant ten_at_night = noon + hours(8) - gathered_for;
  EXPECT_EQ(due_time(night, riga, ten_at_night - Millis{1}), noon + hours(8) - Millis{1});
  EXPECT_EQ(due_time(night, riga, ten_at_night), noon + hours(17));
  EXPECT_EQ(due_time(night, riga, noon + hours(16)), noon + hours(17));
  EXPECT_EQ(due_time(night, riga, noon + hours(17)), noon + hours(17) + gathered_for);
  const accounts::NotificationSettings lunch{.quiet_from_minute = 12 * 60,
                                             .quiet_until_minute = 13 * 60};
  EXPECT_EQ(due_time(lunch, adapters::Zone("UTC"), noon), noon + hours(1));
}

TEST(DueTime, FollowsAChangeToSummerTime) {
  const accounts::NotificationSettings settings{.digest_minute = 8 * 60};
  const Instant evening_before{1'711'828'800'000};  // 2024-03-30T20:00:00Z, 22:00 in Riga
  EXPECT_EQ(due_time(settings, adapters::Zone("Europe/Riga"), evening_before),
            evening_before + hours(9));
}

// In Riga 3:00 becomes 4:00 at 2024-03-31T01:00:00Z.
TEST(DueTime, IsTheEndOfTheHourSkippedInSpring) {
  const adapters::Zone riga("Europe/Riga");
  const Instant change{1'711'846'800'000};
  const Instant evening_before = change - hours(5);
  for (const int minute : {180, 210, 239}) {
    const accounts::NotificationSettings quiet{.quiet_from_minute = 22 * 60,
                                               .quiet_until_minute = minute};
    EXPECT_EQ(due_time(quiet, riga, evening_before), change) << minute;
    const accounts::NotificationSettings digest{.digest_minute = minute};
    EXPECT_EQ(due_time(digest, riga, evening_before), change) << minute;
  }
  const accounts::NotificationSettings quiet{.quiet_from_minute = 22 * 60,
                                             .quiet_until_minute = 179};
  EXPECT_EQ(due_time(quiet, riga, evening_before), change - Millis{60'000});
}

}  // namespace
}  // namespace crownhead::messages
