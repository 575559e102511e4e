#include "server/net/traffic.hpp"

#include <array>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/net/socket_pair.hpp"

namespace crownhead::net {
namespace {

using testing::ElementsAre;

/// Has one text to send, or none, or throws.
struct Speaker final : Sender {
  Speaker(int s, std::string what) : socket(s), text(std::move(what)) {}
  bool gather(Parcel& parcel, std::string& bytes) override {
    if (text == "throws") throw std::runtime_error("no text");
    if (text.empty()) return false;
    parcel.socket = socket;
    bytes += text;
    return true;
  }
  void sent(const Parcel& parcel) override {
    results.push_back(parcel.result);
    texts.emplace_back(parcel.bytes, parcel.size);
  }

  int socket;
  std::string text;
  std::vector<int> results;
  std::vector<std::string> texts;
};

class TrafficTest : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    if (GetParam() && !Ring::offered())
      GTEST_SKIP() << "the system does not let this process use io_uring";
    edge->config.io_uring = GetParam();
    edge->handlers.fault = [this](std::string_view what) { faults.emplace_back(what); };
    traffic = std::make_shared<Traffic>(context, edge);
    EXPECT_EQ(traffic->has_ring(), GetParam());
  }

  std::shared_ptr<Speaker> speak(std::string text) {
    auto speaker = std::make_shared<Speaker>(pair.here(), std::move(text));
    traffic->send_soon(speaker);
    return speaker;
  }

  /// Nothing has come when it returns.
  void begin_to_receive() {
    traffic->receive(pair.here(), boost::asio::buffer(buffer), std::make_unique<Noting>(results));
    context.poll();
  }

  Pair pair;
  std::array<char, 8> buffer{};
  std::vector<int> results;
  std::vector<std::string> faults;
  std::shared_ptr<Edge> edge = std::make_shared<Edge>();
  boost::asio::io_context context{1};
  std::shared_ptr<Traffic> traffic;
};

TEST_P(TrafficTest, SendsInTheirOrderWhatManyHave) {
  constexpr int many = 250;  // more than are sent together
  std::string expected;
  std::vector<std::shared_ptr<Speaker>> speakers;
  for (int i = 0; i < many; ++i) {
    speakers.push_back(speak(std::to_string(i)));
    expected += std::to_string(i);
  }
  EXPECT_EQ(pair.read(), "") << "soon, not at once";
  context.run();
  EXPECT_EQ(pair.read(), expected);
  for (int i = 0; i < many; ++i) {
    const auto& speaker = *speakers[static_cast<std::size_t>(i)];
    EXPECT_THAT(speaker.texts, ElementsAre(std::to_string(i)));
    EXPECT_THAT(speaker.results, ElementsAre(static_cast<int>(std::to_string(i).size())));
  }
}

TEST_P(TrafficTest, OneThatFailsHarmsNoOther) {
  const auto silent = speak("");
  const auto broken = speak("throws");
  const auto lost = std::make_shared<Speaker>(-1, "nowhere");
  traffic->send_soon(lost);
  const auto last = speak("last");
  context.run();
  EXPECT_EQ(pair.read(), "last");
  EXPECT_THAT(faults, ElementsAre("no text"));
  EXPECT_THAT(silent->results, ElementsAre());
  EXPECT_THAT(broken->results, ElementsAre());
  EXPECT_THAT(lost->results, ElementsAre(-EBADF));
  EXPECT_THAT(last->results, ElementsAre(4));
}

TEST_P(TrafficTest, SendsWhatIsLongerThanItSendsTogether) {
  const auto longer = speak(std::string(150'000, 'x'));
  const auto after = speak("after");
  context.run();
  const auto text = pair.read();
  const auto left = static_cast<std::size_t>(longer->results.at(0));
  EXPECT_TRUE(text.starts_with(std::string(left, 'x')));
  EXPECT_EQ(after->texts.at(0), "after");
}

TEST_P(TrafficTest, ReadsAndIsThenDone) {
  if (!traffic->has_ring()) GTEST_SKIP() << "for a ring alone";
  begin_to_receive();
  EXPECT_THAT(results, ElementsAre());
  EXPECT_FALSE(context.stopped()) << "something is waited for";
  pair.write("hello");
  context.run_for(std::chrono::seconds(5));
  EXPECT_THAT(results, ElementsAre(5));
  EXPECT_TRUE(context.stopped()) << "nothing is waited for any more";
}

TEST_P(TrafficTest, TellsOfWhatIsGivenUp) {
  if (!traffic->has_ring()) GTEST_SKIP() << "for a ring alone";
  begin_to_receive();
  traffic->give_up(pair.here());
  context.run_for(std::chrono::seconds(5));
  EXPECT_THAT(results, ElementsAre(0));
}

INSTANTIATE_TEST_SUITE_P(, TrafficTest, testing::Bool(), [](const auto& by_ring) {
  return by_ring.param ? "ByRing" : "BySingleCalls";
});

}  // namespace
}  // namespace crownhead::net
