#include "server/net/traffic.hpp"

#include <array>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace crownhead::net {
namespace {

using testing::ElementsAre;

/// Sends one text, in as many pieces as it is asked for.
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
    ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()), 0);
    traffic = std::make_shared<Traffic>(context, edge);
    EXPECT_EQ(traffic->has_ring(), GetParam());
  }
  ~TrafficTest() override {
    for (const int end : pair) ::close(end);
  }

  std::shared_ptr<Speaker> speak(std::string text) {
    auto speaker = std::make_shared<Speaker>(pair[0], std::move(text));
    traffic->send_soon(speaker);
    return speaker;
  }

  /// What has arrived at the other end.
  std::string heard() {
    std::string text(1 << 20, '\0');
    const auto count = ::recv(pair[1], text.data(), text.size(), MSG_DONTWAIT);
    return text.substr(0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  }

  std::array<int, 2> pair{};
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
  EXPECT_EQ(heard(), "") << "soon, not at once";
  context.run();
  EXPECT_EQ(heard(), expected);
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
  EXPECT_EQ(heard(), "last");
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
  const auto text = heard();
  const auto left = static_cast<std::size_t>(longer->results.at(0));
  EXPECT_TRUE(text.starts_with(std::string(left, 'x')));
  EXPECT_EQ(after->texts.at(0), "after");
}

struct Noting final : Ring::Call {
  explicit Noting(std::vector<int>& results) : into(results) {}
  void finish(std::unique_ptr<Ring::Call>) override { into.push_back(result()); }
  std::vector<int>& into;
};

TEST_P(TrafficTest, ReadsAndIsThenDone) {
  if (!traffic->has_ring()) GTEST_SKIP() << "for a ring alone";
  std::array<char, 8> buffer{};
  std::vector<int> results;
  traffic->receive(pair[0], boost::asio::buffer(buffer), std::make_unique<Noting>(results));
  context.run_for(std::chrono::milliseconds(20));
  EXPECT_THAT(results, ElementsAre());
  EXPECT_FALSE(context.stopped()) << "something is waited for";
  ASSERT_EQ(::write(pair[1], "hello", 5), 5);
  context.run_for(std::chrono::seconds(5));
  EXPECT_THAT(results, ElementsAre(5));
  EXPECT_TRUE(context.stopped()) << "nothing is waited for any more";
}

TEST_P(TrafficTest, TellsOfWhatIsGivenUp) {
  if (!traffic->has_ring()) GTEST_SKIP() << "for a ring alone";
  std::array<char, 8> buffer{};
  std::vector<int> results;
  traffic->receive(pair[0], boost::asio::buffer(buffer), std::make_unique<Noting>(results));
  context.run_for(std::chrono::milliseconds(20));
  traffic->give_up(pair[0]);
  context.run_for(std::chrono::seconds(5));
  EXPECT_THAT(results, ElementsAre(0));
}

INSTANTIATE_TEST_SUITE_P(, TrafficTest, testing::Bool(), [](const auto& by_ring) {
  return by_ring.param ? "ByRing" : "BySingleCalls";
});

}  // namespace
}  // namespace crownhead::net
