#include "server/net/parcel.hpp"

#include <array>
#include <cerrno>
#include <gtest/gtest.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace crownhead::net {
namespace {

TEST(Parcel, SaysWhatCameOfEachAndWaitsForNone) {
  std::array<int, 2> open{};
  std::array<int, 2> gone{};
  ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, open.data()), 0);
  ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, gone.data()), 0);
  ::close(gone[1]);
  const std::string much(1 << 24, 'x');  // more than a blocking socket has room for
  std::array parcels{Parcel{open[0], "first", 5}, Parcel{gone[0], "lost", 4},
                     Parcel{open[0], much.data(), much.size()}, Parcel{open[0], "last", 4}};
  send_each(parcels);
  EXPECT_EQ(parcels[0].result, 5);
  EXPECT_EQ(parcels[1].result, -EPIPE);
  EXPECT_GT(parcels[2].result, 0);
  EXPECT_LT(parcels[2].result, static_cast<int>(much.size()));
  EXPECT_EQ(parcels[3].result, -EAGAIN);
  ::close(gone[0]);
  ::close(open[0]);
  ::close(open[1]);
}

}  // namespace
}  // namespace crownhead::net
