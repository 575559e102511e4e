#include "rules/nardi/computer/weights.hpp"

#include <gtest/gtest.h>
#include <numeric>
#include <vector>

namespace crownhead::nardi::computer {
namespace {

TEST(NardiWeights, MatchTheDecisionRecord) {
  const auto file = weights_file();
  // FNV-1a. docs/decisions/0040-the-nets-of-nardi.md describes how the nets were made.
  const auto checksum = std::accumulate(
      file.begin(), file.end(), std::uint64_t{0xcbf29ce484222325},
      [](std::uint64_t sum, std::uint8_t byte) { return (sum ^ byte) * 0x100000001b3; });
  EXPECT_EQ(checksum, 0xce924685750b4f5d);
  EXPECT_EQ(known_nets().contact.hidden(), 80U);
  EXPECT_EQ(known_nets().race.hidden(), 32U);
}

TEST(NardiWeights, RoundTrip) {
  const std::string written = write_weights(known_nets());
  const auto file = weights_file();
  ASSERT_EQ(written.size(), file.size());
  EXPECT_TRUE(std::equal(file.begin(), file.end(), written.begin(),
                         [](std::uint8_t a, char b) { return a == static_cast<std::uint8_t>(b); }));
}

TEST(NardiWeights, OfAnotherSizeAreRejected) {
  std::vector<std::uint8_t> file(weights_file().begin(), weights_file().end());
  EXPECT_TRUE(read_weights(file));
  file.pop_back();
  EXPECT_FALSE(read_weights(file));
  EXPECT_FALSE(read_weights({}));
  file.push_back(0);
  file[0] = 81;
  EXPECT_FALSE(read_weights(file)) << "not a multiple of eight";
}

}  // namespace
}  // namespace crownhead::nardi::computer
