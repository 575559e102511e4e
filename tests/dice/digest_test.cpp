#include "rules/dice/digest.hpp"

#include <gtest/gtest.h>

namespace crownhead::dice {
namespace {

TEST(Digest, RoundTripsThroughHex) {
  Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = static_cast<std::uint8_t>(i * 37);
  EXPECT_EQ(read_hex(to_hex(digest)), digest);
  EXPECT_EQ(read_hex(std::string(64, 'F')), read_hex(std::string(64, 'f')));
}

TEST(Digest, IsReadFromExactlySixtyFourDigits) {
  const std::string good(64, 'a');
  for (const std::string& bad :
       {std::string(), good.substr(1), good + "a", "g" + good.substr(1), "-1" + good.substr(2),
        "0x" + good.substr(2), " a" + good.substr(2)})
    EXPECT_FALSE(read_hex(bad)) << bad;
}

}  // namespace
}  // namespace crownhead::dice
