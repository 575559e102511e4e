#include "server/admin/act.hpp"

#include <gtest/gtest.h>

namespace crownhead::admin {
namespace {

const Act act{.what = "ban",
              .name = "Änna",
              .email = "",
              .role = "player",
              .reason = std::string("a\0b\n", 4),
              .password = "x"};

TEST(Act, RoundTrips) { EXPECT_EQ(decode(encode(act)), act); }

TEST(Act, RefusesDamagedBytes) {
  const auto bytes = encode(act);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decode(std::string_view(bytes).substr(0, size))) << size;
  EXPECT_FALSE(decode(bytes + "x"));
  EXPECT_FALSE(decode(std::string(64, '\xff')));
}

}  // namespace
}  // namespace crownhead::admin
