#include "server/net/http/message_line.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>

namespace crownhead::net {
namespace {

constexpr Millis limit{5000};
constexpr Millis short_while{20};
constexpr std::size_t longest = 127;

/// Both ends of a connection over loopback.
struct Ends {
  MessageLine here;
  MessageLine there;
};

Ends connected() {
  auto port = MessagePort::open({.host = "127.0.0.1", .port = 0});
  EXPECT_TRUE(port);
  auto here = MessageLine::connect({.host = "127.0.0.1", .port = port->port()}, limit);
  EXPECT_TRUE(here);
  auto there = port->accept();
  EXPECT_TRUE(there);
  return {*std::move(here), *std::move(there)};
}

TEST(MessageLine, SendsTextBothWays) {
  auto [here, there] = connected();
  ASSERT_TRUE(here.send("CGood day", limit));
  ASSERT_TRUE(here.send("E00", limit));
  EXPECT_EQ(there.receive(longest, limit).value(), "CGood day");
  EXPECT_EQ(there.receive(longest, limit).value(), "E00");
  ASSERT_TRUE(there.send(std::string(longest, 'x'), limit));
  EXPECT_EQ(here.receive(longest, limit).value(), std::string(longest, 'x'));
}

TEST(MessageLine, ReportsThatThePeerHasClosed) {
  auto ends = connected();
  {
    const auto gone = std::move(ends.here);
    ASSERT_TRUE(ends.there.send("E00", limit));
  }
  EXPECT_NE(ends.there.receive(longest, limit), Result<std::optional<std::string>>("E00"));
  auto others = connected();
  {
    auto gone = std::move(others.here);
    ASSERT_TRUE(gone.send("E00", limit));
  }
  EXPECT_EQ(others.there.receive(longest, limit).value(), "E00");
  EXPECT_EQ(others.there.receive(longest, limit).value(), std::nullopt);
}

TEST(MessageLine, RefusesAnOversizedMessage) {
  auto [here, there] = connected();
  ASSERT_TRUE(here.send(std::string(longest + 1, 'x'), limit));
  const auto received = there.receive(longest, limit);
  ASSERT_FALSE(received);
  EXPECT_EQ(received.error().code, Code::bad_notation);
}

TEST(MessageLine, TimesOut) {
  auto [here, there] = connected();
  const auto received = there.receive(longest, short_while);
  ASSERT_FALSE(received);
  EXPECT_EQ(received.error().code, Code::unavailable);
  EXPECT_FALSE(there.receive(longest, Millis{-1}));
  // A wait that has ended does not affect later messages.
  ASSERT_TRUE(here.send("E00", limit));
  EXPECT_EQ(there.receive(longest, limit).value(), "E00");
  const std::string much(1 << 20, 'x');
  Result<void> sent;
  for (int i = 0; i < 100 && sent; ++i) sent = here.send(much, short_while);
  EXPECT_FALSE(sent);
}

TEST(MessageLine, ReportsARefusedConnectionAndAUsedPort) {
  EXPECT_EQ(MessageLine::connect({.host = "127.0.0.1", .port = 1}, limit).error().code,
            Code::unavailable);
  const auto first = MessagePort::open({.host = "127.0.0.1", .port = 0});
  ASSERT_TRUE(first);
  EXPECT_FALSE(MessagePort::open({.host = "127.0.0.1", .port = first->port()}));
}

TEST(MessageLine, AcceptsOneConnection) {
  auto port = MessagePort::open({.host = "127.0.0.1", .port = 0});
  ASSERT_TRUE(port);
  const ListenAddress place{.host = "127.0.0.1", .port = port->port()};
  auto here = MessageLine::connect(place, limit);
  ASSERT_TRUE(here);
  const auto there = port->accept();
  ASSERT_TRUE(there);
  EXPECT_FALSE(MessageLine::connect(place, limit));
}

}  // namespace
}  // namespace crownhead::net
