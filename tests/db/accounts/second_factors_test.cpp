#include "db/accounts/second_factors.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class SecondFactorsTest : public testing::Test {
 protected:
  template <class... Args, class... Given>
  Result<void> does(void (SecondFactors::*what)(Args...), Given... given) {
    return awaited<void>([&](auto done) { (factors.*what)(given..., std::move(done)); });
  }

  TempFile file;
  TestStores stores{file.path()};
  SecondFactors& factors = stores.factors;
  UserId anna = stores.user("Anna");
  std::vector<SecretHash> codes = {{1}, {2}};
};

TEST_F(SecondFactorsTest, AreInUseOnceConfirmed) {
  EXPECT_FALSE(factors.find(anna));
  ASSERT_TRUE(does(&SecondFactors::begin, anna, FactorKey{1}));
  ASSERT_TRUE(does(&SecondFactors::begin, anna, FactorKey{2})) << "begun anew";
  EXPECT_EQ(factors.find(anna)->key, FactorKey{2});
  EXPECT_FALSE(factors.find(anna)->confirmed);
  ASSERT_TRUE(
      does(&SecondFactors::confirm, anna, std::optional<SessionId>{}, 7, Instant{5}, codes));
  EXPECT_TRUE(factors.find(anna)->confirmed);
  EXPECT_EQ(factors.recovery_codes_left(anna), 2);
  EXPECT_EQ(does(&SecondFactors::begin, anna, FactorKey{3}).error().code, Code::forbidden);
  EXPECT_EQ(does(&SecondFactors::confirm, anna, std::optional<SessionId>{}, 8, Instant{6}, codes)
                .error()
                .code,
            Code::not_found);
  ASSERT_TRUE(does(&SecondFactors::remove, anna));
  EXPECT_FALSE(factors.find(anna));
  EXPECT_EQ(factors.recovery_codes_left(anna), 0);
}

TEST_F(SecondFactorsTest, NoCodeIsValidTwice) {
  does(&SecondFactors::begin, anna, FactorKey{1}).value();
  does(&SecondFactors::confirm, anna, std::optional<SessionId>{}, 7, Instant{5}, codes).value();
  EXPECT_EQ(does(&SecondFactors::use_step, anna, 7).error().code, Code::not_signed_in);
  EXPECT_TRUE(does(&SecondFactors::use_step, anna, 8));
  EXPECT_EQ(does(&SecondFactors::use_step, anna, 8).error().code, Code::not_signed_in);
  EXPECT_TRUE(does(&SecondFactors::use_recovery_code, anna, SecretHash{2}));
  EXPECT_EQ(does(&SecondFactors::use_recovery_code, anna, SecretHash{2}).error().code,
            Code::not_signed_in);
  EXPECT_EQ(factors.recovery_codes_left(anna), 1);
}

TEST_F(SecondFactorsTest, ApplyToSessionsOpenedAfterThem) {
  Sessions& sessions = stores.sessions;
  const auto session_at = [&](std::uint8_t number, Instant at) {
    const SecretHash secret{number};
    awaited<void>([&](auto done) {
      sessions.open(secret, anna, {}, at, at + seconds(60), std::move(done));
    }).value();
    return sessions.find_session(secret, at)->session.value();
  };
  const SessionId before = session_at(1, {4}), with = session_at(2, {5});
  does(&SecondFactors::begin, anna, FactorKey{1}).value();
  EXPECT_FALSE(factors.opened(with)) << "not confirmed";
  does(&SecondFactors::confirm, anna, std::optional<SessionId>{}, 7, Instant{5}, codes).value();
  EXPECT_FALSE(factors.opened(before));
  EXPECT_FALSE(factors.opened(with));
  const SessionId after = session_at(3, {6});
  EXPECT_TRUE(factors.opened(after));
  EXPECT_FALSE(factors.opened(SessionId{77}));
  does(&SecondFactors::remove, anna).value();
  EXPECT_FALSE(factors.opened(after));
}

}  // namespace
}  // namespace crownhead::db
