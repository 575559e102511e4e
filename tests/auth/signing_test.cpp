#include "server/auth/signing.hpp"

#include <gtest/gtest.h>

#include "rules/dice/digest.hpp"

namespace crownhead::auth {
namespace {

// RFC 8032, test 1 of 7.1.
TEST(Signing, MatchesTheRfc) {
  const auto seed =
      dice::read_hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").value();
  const auto key =
      dice::read_hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a").value();
  const auto signature = sign(seed, "");
  EXPECT_EQ(
      dice::to_hex(signature),
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701"
      "cf9b46bd25bf5f0595bbe24655141438e7a100b");
  EXPECT_TRUE(is_signed(key, "", signature));
  EXPECT_FALSE(is_signed(key, "x", signature));
}

TEST(Signing, GeneratesADifferentKeyEachTime) {
  const KeyPair one = make_key_pair(), two = make_key_pair();
  EXPECT_NE(one.seed, two.seed);
  const auto signature = sign(one.seed, "a list");
  EXPECT_TRUE(is_signed(one.public_key, "a list", signature));
  EXPECT_FALSE(is_signed(two.public_key, "a list", signature));
}

}  // namespace
}  // namespace crownhead::auth
