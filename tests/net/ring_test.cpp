#include "server/net/ring.hpp"

#include <array>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <string>
#include <vector>

#include "tests/net/socket_pair.hpp"

namespace crownhead::net {
namespace {

using testing::ElementsAre;

class RingTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!ring().usable()) GTEST_SKIP() << "the system does not let this process use io_uring";
  }

  Ring& ring() { return boost::asio::use_service<Ring>(context); }
  std::unique_ptr<Ring::Call> noting() { return std::make_unique<Noting>(results); }
  void receive(const Pair& pair) {
    ring().receive(pair.here(), boost::asio::buffer(buffer), noting());
  }

  void tell_finished() {
    while (auto call = ring().next_finished()) {
      auto& finished = *call;
      finished.finish(std::move(call));
    }
  }

  /// Waits as a server does, until so many calls have been told of.
  void wait_for(std::size_t count) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    for (;;) {
      ring().take_up();
      tell_finished();
      if (results.size() >= count || std::chrono::steady_clock::now() > end) break;
      pollfd ready{.fd = ring().descriptor(), .events = POLLIN, .revents = 0};
      ::poll(&ready, 1, 100);
    }
    ASSERT_EQ(results.size(), count);
  }

  std::array<char, 16> buffer{};
  std::vector<int> results;
  boost::asio::io_context context;
};

TEST_F(RingTest, ReceivesWhatComesLater) {
  const Pair pair;
  receive(pair);
  ring().submit();
  tell_finished();
  EXPECT_THAT(results, ElementsAre()) << "there is nothing yet";
  EXPECT_EQ(ring().pending(), 1U);
  pair.write("hello");
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(5));
  EXPECT_EQ(std::string_view(buffer.data(), 5), "hello");
  EXPECT_EQ(ring().pending(), 0U);
}

TEST_F(RingTest, ReceivesWhatIsThereAlready) {
  const Pair pair;
  pair.write("a text of more than sixteen bytes");
  receive(pair);
  ring().submit();
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(16)) << "as much as there is room for";
}

TEST_F(RingTest, TellsOfTheOtherSidesEnd) {
  Pair pair;
  receive(pair);
  ring().submit();
  pair.close(1);
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(0));
}

TEST_F(RingTest, WaitsUntilASocketIsWritable) {
  const Pair pair;
  const std::string much(1 << 16, 'x');
  while (::send(pair.here(), much.data(), much.size(), MSG_DONTWAIT) > 0);
  ring().wait(pair.here(), POLLOUT, noting());
  ring().submit();
  tell_finished();
  EXPECT_THAT(results, ElementsAre());
  while (!pair.read().empty());
  wait_for(1);
  EXPECT_NE(results[0] & POLLOUT, 0);
}

TEST_F(RingTest, SendsToManyAndSaysWhatCameOfEach) {
  const Pair first;
  const Pair second;
  const Pair full;
  Pair gone;
  gone.close(1);
  const std::string much(1 << 16, 'x');
  while (::send(full.here(), much.data(), much.size(), MSG_DONTWAIT) > 0);
  std::array parcels{Parcel{first.here(), "one", 3}, Parcel{gone.here(), "lost", 4},
                     Parcel{full.here(), "later", 5}, Parcel{second.here(), "three", 5}};
  ring().send(parcels);
  EXPECT_EQ(parcels[0].result, 3);
  EXPECT_EQ(parcels[1].result, -EPIPE);
  EXPECT_EQ(parcels[2].result, -EAGAIN);
  EXPECT_EQ(parcels[3].result, 5);
  EXPECT_EQ(first.read(), "one");
  EXPECT_EQ(second.read(), "three");
}

TEST_F(RingTest, SendingBeginsWhatWaitsToBegin) {
  const Pair pair;
  pair.write("x");
  receive(pair);
  std::array parcels{Parcel{pair.here(), "y", 1}};
  ring().send(parcels);
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(1));
  EXPECT_EQ(pair.read(), "y");
}

TEST_F(RingTest, TakesMoreThanItHasRoomFor) {
  constexpr std::size_t many = 270;  // the ring has 256, the pair of sockets some 277
  const Pair pair;
  pair.write(std::string(many, 'x'));
  std::array<char, many> letters{};
  for (char& letter : letters)
    ring().receive(pair.here(), boost::asio::buffer(&letter, 1), noting());
  ring().submit();
  wait_for(many);
  EXPECT_THAT(results, testing::Each(1));
  std::vector<Parcel> parcels(many, Parcel{pair.here(), "y", 1});
  ring().send(parcels);
  for (const Parcel& parcel : parcels) EXPECT_EQ(parcel.result, 1);
}

TEST_F(RingTest, GivingUpEndsWhatIsPending) {
  Pair pair;
  receive(pair);
  ring().submit();
  ring().give_up(pair.here());
  pair.close(0);
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(0));
}

// What was asked for of a closed socket took the first bytes of the next one with its number.
TEST_F(RingTest, WhatHasNotBegunDoesNotBeginWithTheNextSocketOfThatNumber) {
  Pair old;
  receive(old);
  const int number = old.here();
  ring().give_up(number);
  old.close(0);
  const Pair next;
  ASSERT_EQ(next.here(), number);
  next.write("mine");
  ring().submit();
  wait_for(1);
  EXPECT_THAT(results, ElementsAre(0));
  std::array<char, 4> bytes{};
  EXPECT_EQ(::recv(next.here(), bytes.data(), bytes.size(), MSG_DONTWAIT), 4);
}

TEST_F(RingTest, WhatIsPendingEndsWithItsContext) {
  struct Holding final : Ring::Call {
    explicit Holding(std::shared_ptr<int> thing) : held(std::move(thing)) {}
    void finish(std::unique_ptr<Ring::Call>) override { FAIL() << "nobody is to be told"; }
    std::shared_ptr<int> held;
  };
  const auto thing = std::make_shared<int>(0);
  const Pair pair;
  auto letter = std::make_unique<char>('-');
  {
    boost::asio::io_context short_lived;
    auto& its_ring = boost::asio::use_service<Ring>(short_lived);
    its_ring.receive(pair.here(), boost::asio::buffer(letter.get(), 1),
                     std::make_unique<Holding>(thing));
    its_ring.submit();
    EXPECT_EQ(thing.use_count(), 2);
  }
  EXPECT_EQ(thing.use_count(), 1);
  pair.write("x");
  EXPECT_EQ(*letter, '-') << "nothing is read into what may be gone";
}

}  // namespace
}  // namespace crownhead::net
