#include "server/admin/services.hpp"

#include <gtest/gtest.h>
#include <vector>

#include "db/jobs/awaited.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::admin {
namespace {

class ServicesTest : public testing::Test {
 protected:
  Result<std::string> close(const std::string& name) {
    return do_act({.stores = stores,
                   .now = [] { return Instant{5}; },
                   .signed_out = [](UserId) {},
                   .leave = [&](UserId user) -> Result<void> {
                     steps.push_back("leaves");
                     EXPECT_FALSE(stores.users.by_id(user)->closed);
                     return left;
                   },
                   .closed =
                       [&](UserId user) {
                         steps.push_back("closed");
                         EXPECT_TRUE(stores.users.by_id(user)->closed);
                       }},
                  {.what = "close", .name = name});
  }

  const db::TempFile file;
  db::TestStores stores{file.path()};
  UserId anna = stores.user("Anna");
  Result<void> left;
  std::vector<std::string> steps;
};

TEST_F(ServicesTest, APlayerLeavesBeforeTheirAccountIsClosed) {
  EXPECT_EQ(close("anna").value(), "Anna: account closed, personal data erased");
  EXPECT_EQ(steps, (std::vector<std::string>{"leaves", "closed"}));
  EXPECT_EQ(stores.users.by_id(anna)->name, "former-" + std::to_string(anna.value));
  EXPECT_EQ(close("Anna").error().code, Code::not_found);
}

TEST_F(ServicesTest, AnAccountThatCannotLeaveStaysOpen) {
  left = fail(Code::forbidden, in_english("games are running"));
  EXPECT_EQ(close("Anna").error().detail, "games are running");
  EXPECT_FALSE(stores.users.by_id(anna)->closed);
}

TEST_F(ServicesTest, TheSitesOwnPlayersAreNotClosed) {
  ASSERT_TRUE(db::awaited<void>(
      [&](auto done) { stores.users.create_computers(1, Instant{5}, std::move(done)); }));
  EXPECT_EQ(close("Computer 1").error().code, Code::forbidden);
  EXPECT_TRUE(steps.empty());
}

}  // namespace
}  // namespace crownhead::admin
