#include "server/http/bound.hpp"

#include <gtest/gtest.h>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

struct Given {
  const db::Users* users = nullptr;
  db::Notes* notes = nullptr;
  const live::WallClock* clock = nullptr;
};
Given was_given;

void takes_parts(const live::WallClock& clock, db::Notes& notes, const CallPtr&,
                 const db::Users& users) {
  was_given = {.users = &users, .notes = &notes, .clock = &clock};
}

TEST(Bound, AHandlerReceivesThePartsOfTheSiteThatItNames) {
  SiteFixture fixture;
  Site& site = fixture.site;
  bound<takes_parts>(site, nullptr);
  EXPECT_EQ(was_given.users, &site.stores.users);
  EXPECT_EQ(was_given.notes, &site.stores.notes);
  EXPECT_EQ(was_given.clock, &site.clock);
}

TEST(Bound, NoHandlerReceivesTheWholeSite) {
  using Parts = decltype(parts_of(std::declval<Site&>()));
  static_assert(is_among<db::Notes&, Parts>);
  static_assert(!is_among<Site&, Parts>);
}

}  // namespace
}  // namespace crownhead::api
