#include "rules/accounts/byte_quota.hpp"

#include <gtest/gtest.h>

namespace crownhead::accounts {
namespace {

constexpr StorageStanding newcomer{};
constexpr StorageStanding old{.age = quotas::established_after, .finished_a_game = true};

StorageStanding with(StorageStanding account, auto change) {
  change(account);
  return account;
}

TEST(ByteQuota, IsSmallUntilTheAccountIsEstablished) {
  EXPECT_EQ(byte_quota(newcomer), quotas::bytes_at_first);
  EXPECT_EQ(byte_quota(old), quotas::bytes);
  EXPECT_EQ(byte_quota(with(old, [](auto& it) { it.age = it.age - Millis{1}; })),
            quotas::bytes_at_first);
  EXPECT_EQ(byte_quota(with(old, [](auto& it) { it.finished_a_game = false; })),
            quotas::bytes_at_first);
  EXPECT_EQ(byte_quota(with(newcomer, [](auto& it) { it.has_role = true; })), quotas::bytes);
}

TEST(ByteQuota, NeedsAConfirmedAddressIfOneCanBeConfirmed) {
  const auto mailed = with(old, [](auto& it) { it.has_email = it.site_sends_mail = true; });
  EXPECT_EQ(byte_quota(mailed), quotas::bytes_at_first);
  EXPECT_EQ(byte_quota(with(mailed, [](auto& it) { it.email_confirmed = true; })), quotas::bytes);
  EXPECT_EQ(byte_quota(with(mailed, [](auto& it) { it.site_sends_mail = false; })), quotas::bytes);
  EXPECT_EQ(byte_quota(with(mailed, [](auto& it) { it.has_email = false; })), quotas::bytes);
  const auto confirmed = with(newcomer, [](auto& it) { it.has_email = it.email_confirmed = true; });
  EXPECT_EQ(byte_quota(confirmed), quotas::bytes);
}

TEST(ByteQuota, IsSmallestForAGuest) {
  EXPECT_EQ(byte_quota(with(old, [](auto& it) { it.guest = true; })), quotas::bytes_of_guest);
  EXPECT_LT(quotas::bytes_of_guest, quotas::bytes_at_first);
  EXPECT_LT(quotas::bytes_at_first, quotas::bytes);
}

}  // namespace
}  // namespace crownhead::accounts
