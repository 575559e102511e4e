#include "server/cluster/lease.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

namespace crownhead::cluster {
namespace {

TEST(Leases, LastFromTheSendingOfAHeartbeat) {
  Lease lease;
  EXPECT_FALSE(lease.held(Millis{0})) << "before the first heartbeat";
  EXPECT_EQ(lease.renew(Millis{100}, Millis{900}), std::nullopt);
  EXPECT_TRUE(lease.held(Millis{900}));
  EXPECT_TRUE(lease.held(Millis{1600}));
  EXPECT_FALSE(lease.held(Millis{1601}));
}

TEST(Leases, AreRefundedAfterALongLoss) {
  Lease lease;
  lease.renew(Millis{0}, Millis{0});
  EXPECT_EQ(lease.renew(Millis{4490}, Millis{4500}), std::nullopt) << "lost for 3 s";
  EXPECT_EQ(lease.renew(Millis{5000}, Millis{5010}), std::nullopt);
  EXPECT_EQ(lease.renew(Millis{9600}, Millis{9600}), Millis{9600 - 6500});
  EXPECT_EQ(lease.renew(Millis{10100}, Millis{10100}), std::nullopt);
}

/// The answer arrives so late that its own lease is over.
TEST(Leases, AreRefundedOnceWhenTheStoreStalls) {
  Lease lease;
  lease.renew(Millis{0}, Millis{0});
  EXPECT_EQ(lease.renew(Millis{500}, Millis{10'000}), std::nullopt);
  EXPECT_FALSE(lease.held(Millis{10'000}));
  EXPECT_EQ(lease.renew(Millis{10'000}, Millis{10'010}), Millis{10'010 - 1500});
  EXPECT_EQ(lease.renew(Millis{10'500}, Millis{10'510}), std::nullopt);
}

/// The refunds are exactly the long periods without a lease.
RC_GTEST_PROP(Leases, RefundEachLongLossOnce, ()) {
  Lease lease;
  std::int64_t now = 0;
  lease.renew(Millis{now}, Millis{now});
  std::int64_t lost_since = Lease::length.count;
  std::int64_t refunded = 0, expected = 0;
  for (const auto& [pause, takes] :
       *rc::gen::container<std::vector<std::pair<std::uint16_t, std::uint16_t>>>(rc::gen::pair(
           rc::gen::inRange<std::uint16_t>(0, 6000), rc::gen::inRange<std::uint16_t>(0, 4000)))) {
    const std::int64_t sent = now + pause;
    now = sent + takes;
    RC_ASSERT(lease.held(Millis{now}) == (now <= lost_since));
    if (const auto lost = lease.renew(Millis{sent}, Millis{now})) refunded += lost->count;
    const std::int64_t until = sent + Lease::length.count;
    const bool was_lost = lost_since < now, restored = now <= until;
    if (was_lost && restored && now - lost_since > Lease::refunded_after.count)
      expected += now - lost_since;
    if (!was_lost || restored) lost_since = until;
  }
  RC_ASSERT(refunded == expected);
}

}  // namespace
}  // namespace crownhead::cluster
