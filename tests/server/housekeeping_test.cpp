#include "server/housekeeping.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::server {
namespace {

class HousekeepingTest : public testing::Test {
 protected:
  UserId guest() {
    return db::awaited<db::Made<UserId>>([&](auto done) {
             fixture.stores.users.create_guest("UTC", "en", live::noon, std::nullopt,
                                               std::move(done));
           })
        .value()
        .id;
  }
  void tick(Millis later) { housekeeping.tick(live::noon + later); }
  /// Waits until the writer has finished the jobs for `count` guests.
  void expect_gone(std::size_t count) {
    EXPECT_TRUE(live::eventually([&] { return gone() == count; })) << gone();
  }
  /// Counts the guests that are closed or erased.
  std::size_t gone() const {
    return static_cast<std::size_t>(std::ranges::count_if(guests, [this](UserId id) {
      const auto user = fixture.stores.users.by_id(id);
      return !user || user->closed;
    }));
  }
  bool nothing_is_left() const {
    return std::ranges::none_of(
        guests, [this](UserId id) { return fixture.stores.users.by_id(id).has_value(); });
  }

  api::SiteFixture fixture;
  Housekeeping housekeeping{fixture.site,
                            fixture.computers,
                            {.guests = seconds(3600),
                             .sessions = std::nullopt,
                             .chat = std::nullopt,
                             .reports = std::nullopt}};
  std::vector<UserId> guests;
};

TEST_F(HousekeepingTest, ClosesInactiveGuestsAFewAtATime) {
  for (int i = 0; i < 13; ++i) guests.push_back(guest());
  tick(seconds(3590));
  tick(seconds(3640));  // idle guests were looked up less than a minute ago
  tick(seconds(3650));
  EXPECT_EQ(gone(), 0U);
  tick(seconds(3651));
  expect_gone(10);
  tick(seconds(3652));
  expect_gone(13);
  EXPECT_TRUE(live::eventually([&] {
    tick(seconds(3653));
    return nothing_is_left();
  })) << "of guests without games";
}

TEST_F(HousekeepingTest, KeepsAGuestWhoIsPresent) {
  guests = {guest()};
  tick(seconds(3500));
  tick(seconds(3560));
  tick(seconds(3561));
  guest();  // by then the writer has finished all earlier jobs
  EXPECT_EQ(gone(), 0U);
}

TEST(HousekeepingDisk, PausesBackgroundWorkWhileSpaceIsLow) {
  api::SiteFixture fixture{api::SiteConfig{.public_url = {}, .min_free_bytes = UINT64_MAX - 1}};
  fixture.config.folder = "/";
  std::vector<bool> paused;
  Housekeeping housekeeping(fixture.site, fixture.computers,
                            {.guests = seconds(3600),
                             .sessions = std::nullopt,
                             .chat = std::nullopt,
                             .reports = std::nullopt},
                            [&](bool low) { paused.push_back(low); });
  EXPECT_EQ(paused, std::vector{true});
  fixture.config.folder = "/no/such/folder";  // unknown, so not low
  housekeeping.tick(live::noon + seconds(5));
  housekeeping.tick(live::noon + seconds(10));
  EXPECT_EQ(paused, (std::vector{true, false}));
}

}  // namespace
}  // namespace crownhead::server
