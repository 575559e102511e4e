#include "server/game/pairing_rule.hpp"

#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

TEST(PairingRule, BlocksApplyBothWaysAndBotsPlayCasually) {
  LiveSite site;
  const auto may = [&](UserId one, UserId other, bool rated) {
    const auto checked = site.rule.check(one, other, rated);
    EXPECT_TRUE(checked || checked.error().code == Code::forbidden);
    return checked.has_value();
  };
  EXPECT_TRUE(may(site.anna, site.ben, true));
  db::awaited<void>([&](auto done) {
    site.stores.blocks.add(site.anna, site.ben, noon, std::move(done));
  }).value();
  EXPECT_FALSE(may(site.anna, site.ben, false));
  EXPECT_FALSE(may(site.ben, site.anna, false));
  const auto become_bot = [&](UserId user) {
    db::awaited<void>([&](auto done) {
      site.stores.users.change_profile(
          user, {.email = {}, .time_zone = {}, .locale = {}, .becomes_bot = true}, std::move(done));
    }).value();
  };
  become_bot(site.carl);
  EXPECT_FALSE(may(site.anna, site.carl, true));
  EXPECT_FALSE(may(site.carl, site.anna, true));
  EXPECT_TRUE(may(site.carl, site.anna, false));
  become_bot(site.anna);
  EXPECT_TRUE(may(site.anna, site.carl, true)) << "two programs";
}

TEST(PairingRule, BannedAndClosedAccountsCannotPlay) {
  LiveSite site;
  db::Moderation& moderation = site.stores.moderation;
  const auto refused = [&](UserId one, UserId other) {
    const auto checked = site.rule.check(one, other, false);
    return !checked && checked.error().code == Code::forbidden;
  };
  db::awaited<void>([&](auto done) {
    moderation.ban(site.ben, {std::nullopt, noon, "an engine"}, std::move(done));
  }).value();
  db::awaited<void>([&](auto done) {
    site.stores.users.close(site.carl, noon, std::move(done));
  }).value();
  for (const UserId gone : {site.ben, site.carl}) {
    EXPECT_TRUE(refused(site.anna, gone));
    EXPECT_TRUE(refused(gone, site.anna)) << "who offered a rematch before";
  }
  db::awaited<void>([&](auto done) {
    moderation.unban(site.ben, {std::nullopt, noon, "no engine"}, std::move(done));
  }).value();
  EXPECT_FALSE(refused(site.anna, site.ben));
}

}  // namespace
}  // namespace crownhead::live
