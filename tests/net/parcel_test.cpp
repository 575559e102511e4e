#include "server/net/parcel.hpp"

#include <array>
#include <cerrno>
#include <gtest/gtest.h>
#include <string>

#include "tests/net/socket_pair.hpp"

namespace crownhead::net {
namespace {

TEST(Parcel, SaysWhatCameOfEachAndWaitsForNone) {
  const Pair open;
  Pair gone;
  gone.close(1);
  const std::string much(1 << 24, 'x');  // more than a blocking socket has room for
  std::array parcels{Parcel{open.here(), "first", 5}, Parcel{gone.here(), "lost", 4},
                     Parcel{open.here(), much.data(), much.size()}, Parcel{open.here(), "last", 4}};
  send_each(parcels);
  EXPECT_EQ(parcels[0].result, 5);
  EXPECT_EQ(parcels[1].result, -EPIPE);
  EXPECT_GT(parcels[2].result, 0);
  EXPECT_LT(parcels[2].result, static_cast<int>(much.size()));
  EXPECT_EQ(parcels[3].result, -EAGAIN);
}

}  // namespace
}  // namespace crownhead::net
