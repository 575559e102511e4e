#include "server/net/websocket/frame_head.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace crownhead::net {
namespace {

using namespace std::string_view_literals;

struct HeadCase {
  std::size_t payload;
  std::string_view bytes;
};

class FrameHeadTest : public testing::TestWithParam<HeadCase> {};

// RFC 6455, 5.7, contains the first, the third and the last of the longer payloads.
INSTANTIATE_TEST_SUITE_P(Lengths, FrameHeadTest,
                         testing::Values(HeadCase{5, "\x81\x05"sv}, HeadCase{0, "\x81\x00"sv},
                                         HeadCase{125, "\x81\x7d"sv},
                                         HeadCase{126, "\x81\x7e\x00\x7e"sv},
                                         HeadCase{256, "\x81\x7e\x01\x00"sv},
                                         HeadCase{65535, "\x81\x7e\xff\xff"sv},
                                         HeadCase{65536, "\x81\x7f\0\0\0\0\0\1\0\0"sv}));

TEST_P(FrameHeadTest, HasTheLengthOfTheText) {
  const FrameHead head(GetParam().payload);
  EXPECT_EQ(std::string(head.data(), head.size()), GetParam().bytes);
}

}  // namespace
}  // namespace crownhead::net
