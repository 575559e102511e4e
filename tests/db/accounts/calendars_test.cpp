#include "db/accounts/calendars.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

TEST(Calendars, HaveOneAddressEach) {
  const TempFile file;
  TestStores stores{file.path()};
  Calendars& calendars = stores.calendars;
  const UserId anna = stores.user("anna"), ben = stores.user("ben");
  const auto set = [&](UserId user, std::optional<std::string> secret) {
    return awaited<void>(
        [&](auto done) { calendars.set(user, std::move(secret), std::move(done)); });
  };
  EXPECT_EQ(calendars.secret_of(anna), std::nullopt);
  ASSERT_TRUE(set(anna, "first"));
  ASSERT_TRUE(set(ben, "his"));
  ASSERT_TRUE(set(anna, "second"));
  EXPECT_EQ(calendars.secret_of(anna), "second");
  EXPECT_EQ(calendars.owner_of("second"), anna);
  EXPECT_EQ(calendars.owner_of("first"), std::nullopt);
  ASSERT_TRUE(set(anna, std::nullopt));
  EXPECT_EQ(calendars.secret_of(anna), std::nullopt);
  EXPECT_EQ(calendars.owner_of("his"), ben);
}

}  // namespace
}  // namespace crownhead::db
