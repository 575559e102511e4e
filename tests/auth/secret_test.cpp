#include "server/auth/secret.hpp"

#include <gtest/gtest.h>
#include <set>

namespace crownhead::auth {
namespace {

TEST(Secret, HasThePrefixAndFormOfItsKind) {
  const std::string session = make_secret(SecretKind::session);
  const std::string token = make_secret(SecretKind::token);
  EXPECT_EQ(session.size(), 48u);
  EXPECT_TRUE(session.starts_with("ch_s_"));
  EXPECT_TRUE(token.starts_with("ch_t_"));
  EXPECT_TRUE(is_secret(SecretKind::session, session));
  EXPECT_TRUE(is_secret(SecretKind::token, token));
  EXPECT_FALSE(is_secret(SecretKind::token, session));
  EXPECT_FALSE(is_secret(SecretKind::session, session.substr(0, 47)));
  EXPECT_FALSE(is_secret(SecretKind::session, session + "a"));
  EXPECT_FALSE(is_secret(SecretKind::session, session.substr(0, 47) + "="));
  EXPECT_FALSE(is_secret(SecretKind::session, ""));
}

TEST(Secret, IsNeverTheSameTwice) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(make_secret(SecretKind::session));
  EXPECT_EQ(seen.size(), 1000u);
}

TEST(Secret, HashesTheWholeText) {
  EXPECT_EQ(hash_secret("ch_s_abc"), hash_secret("ch_s_abc"));
  EXPECT_NE(hash_secret("ch_s_abc"), hash_secret("ch_t_abc"));
  EXPECT_NE(hash_secret("ch_s_abc"), hash_secret("ch_s_abd"));
  // BLAKE2b-256 of no bytes at all: the stored form must not change.
  const SecretHash empty = hash_secret("");
  EXPECT_EQ(empty[0], 0x0e);
  EXPECT_EQ(empty[1], 0x57);
  EXPECT_EQ(empty[2], 0x51);
  EXPECT_EQ(empty[31], 0xa8);
}

TEST(ConstantTime, ComparesAllBytes) {
  EXPECT_TRUE(equal_in_constant_time("", ""));
  EXPECT_TRUE(equal_in_constant_time("abc", "abc"));
  EXPECT_FALSE(equal_in_constant_time("abc", "abd"));
  EXPECT_FALSE(equal_in_constant_time("abc", "abcd"));
}

TEST(Secret, IsDerivedFromAnotherAndAnId) {
  const auto session = make_secret(SecretKind::session), other = make_secret(SecretKind::session);
  const std::array<std::uint8_t, 2> id{1, 2}, another{1, 3};
  const auto token = derive_secret(SecretKind::token, session, id);
  EXPECT_TRUE(is_secret(SecretKind::token, token));
  EXPECT_EQ(token, derive_secret(SecretKind::token, session, id));
  EXPECT_NE(token, derive_secret(SecretKind::token, session, another));
  EXPECT_NE(token, derive_secret(SecretKind::token, other, id));
}

}  // namespace
}  // namespace crownhead::auth
