#include "server/net/inherited_socket.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace crownhead::net {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

/// Has file 3 for itself: a descriptor that the test program has there is restored afterwards.
class InheritedSocketTest : public testing::Test {
 protected:
  InheritedSocketTest() : kept_(dup(3)) {}
  ~InheritedSocketTest() override {
    close(3);
    if (kept_ < 0) return;
    dup2(kept_, 3);
    close(kept_);
  }

  static void hand_over(int family, bool listening = true) {
    const int made = socket(family, SOCK_STREAM, 0);
    sockaddr_in6 v6{};
    v6.sin6_family = AF_INET6;
    v6.sin6_addr = in6addr_loopback;
    sockaddr_in v4{};
    v4.sin_family = AF_INET;
    v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool is_v4 = family == AF_INET;
    const auto* address =
        is_v4 ? reinterpret_cast<sockaddr*>(&v4) : reinterpret_cast<sockaddr*>(&v6);
    ASSERT_EQ(bind(made, address, is_v4 ? sizeof v4 : sizeof v6), 0);
    if (listening) ASSERT_EQ(listen(made, 1), 0);
    if (made == 3) return;
    dup2(made, 3);
    close(made);
  }
  static void announce(const std::string& process, const std::string& count) {
    setenv("LISTEN_PID", process.c_str(), 1);
    setenv("LISTEN_FDS", count.c_str(), 1);
  }
  static void announce() { announce(std::to_string(getpid()), "1"); }

 private:
  int kept_;
};

TEST_F(InheritedSocketTest, IsTakenOnce) {
  hand_over(AF_INET);
  announce();
  const auto taken = inherited_socket();
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->descriptor, 3);
  EXPECT_EQ(taken->address.host, "127.0.0.1");
  EXPECT_NE(taken->address.port, 0);
  EXPECT_EQ(fcntl(3, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
  EXPECT_EQ(std::getenv("LISTEN_FDS"), nullptr);
  EXPECT_FALSE(inherited_socket());
}

TEST_F(InheritedSocketTest, MayBeIpv6) {
  hand_over(AF_INET6);
  announce();
  EXPECT_EQ(inherited_socket()->address.host, "::1");
}

TEST_F(InheritedSocketTest, IsIgnoredIfMeantForAnotherProcess) {
  announce(std::to_string(getppid()), "1");
  EXPECT_FALSE(inherited_socket());
}

TEST_F(InheritedSocketTest, ReportsTheFault) {
  announce(std::to_string(getpid()), "2");
  EXPECT_THAT([] { inherited_socket(); },
              ThrowsMessage<std::runtime_error>(HasSubstr("configure a single ListenStream")));
  hand_over(AF_INET, false);
  announce();
  EXPECT_THAT([] { inherited_socket(); },
              ThrowsMessage<std::runtime_error>(HasSubstr("not a listening TCP socket")));
}

}  // namespace
}  // namespace crownhead::net
