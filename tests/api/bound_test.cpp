#include "server/api/bound.hpp"

#include <gtest/gtest.h>

#include "tests/api/site_fixture.hpp"

namespace crownhead::api {
namespace {

struct Given {
  const db::Users* users = nullptr;
  db::Notes* notes = nullptr;
  const live::WallClock* clock = nullptr;
  Site* site = nullptr;
};
Given was_given;

void takes_parts(const live::WallClock& clock, db::Notes& notes, const CallPtr&,
                 const db::Users& users) {
  was_given = {.users = &users, .notes = &notes, .clock = &clock};
}
void takes_all(Site& site, const CallPtr&) { was_given = {.site = &site}; }

TEST(Bound, AHandlerIsGivenThePartsOfTheSiteThatItNames) {
  SiteFixture fixture;
  Site& site = fixture.site;
  bound<takes_parts>(site, nullptr);
  EXPECT_EQ(was_given.users, &site.users);
  EXPECT_EQ(was_given.notes, &site.notes);
  EXPECT_EQ(was_given.clock, &site.clock);
  bound<takes_all>(site, nullptr);
  EXPECT_EQ(was_given.site, &site);
}

}  // namespace
}  // namespace crownhead::api
