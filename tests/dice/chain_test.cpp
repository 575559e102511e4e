#include "rules/dice/chain.hpp"

#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

#include "tests/dice/sample_game.hpp"

namespace crownhead::dice {
namespace {

TEST(Chain, MatchesTheProtocolsTestVector) {
  const Chain chain = sample_chain();
  EXPECT_EQ(to_hex(chain.commitment()),
            "df01f0bd30b89f4187c3919067c99d5aee753a45894e1e31be4f0e26a26dd27b");
  EXPECT_EQ(to_hex(chain.link(1)),
            "5b0ea80ec40723c1f948b0f7245bca57484d6ca5a48d1e25339b08c93d8f42dc");
}

TEST(Chain, LeadsFromItsRootToItsCommitment) {
  for (const int length : {1, 2, 31, 32, 33, 64, 100, 1024}) {
    const Chain chain(sample_root(), length);
    EXPECT_EQ(chain.length(), length);
    EXPECT_EQ(chain.link(length), sample_root());
    for (int number = length; number > 0; --number)
      ASSERT_EQ(link_before(chain.link(number)), chain.link(number - 1)) << number;
    EXPECT_EQ(chain.commitment(), chain.link(0));
  }
}

TEST(Chain, IsRefusedOnAForbiddenThread) {
  std::thread([] {
    Chain::forbid_on_this_thread();
    EXPECT_THROW(Chain(sample_root(), 8), std::logic_error);
  }).join();
  EXPECT_EQ(Chain(sample_root(), 8).length(), 8) << "others may";
}

}  // namespace
}  // namespace crownhead::dice
