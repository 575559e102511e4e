#include "server/net/outbox.hpp"

#include <deque>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::net {
namespace {

Frame frame(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

TEST(Outbox, RefusesAFrameBeyondEitherLimit) {
  Outbox outbox;
  EXPECT_TRUE(outbox.push(frame("12345"), 2, 10, 10));
  EXPECT_FALSE(outbox.push(frame("123456"), 2, 10, 10));
  EXPECT_TRUE(outbox.push(frame("12345"), 2, 10, 10));
  EXPECT_FALSE(outbox.push(frame(""), 2, 10, 10));
  outbox.pop();
  EXPECT_TRUE(outbox.push(frame("1"), 2, 10, 10));
  EXPECT_EQ(outbox.bytes(), 6U);
}

TEST(Outbox, TheFirstFrameMayExceedTheLimitOfTheQueue) {
  Outbox outbox;
  EXPECT_FALSE(outbox.push(frame("1234567"), 9, 2, 6));
  EXPECT_TRUE(outbox.push(frame("123456"), 9, 2, 6));
  EXPECT_FALSE(outbox.push(frame("1"), 9, 2, 6));
  outbox.pop();
  EXPECT_TRUE(outbox.push(frame("123456"), 9, 2, 6));
}

RC_GTEST_PROP(Outbox, IsAQueue, (const std::vector<std::string>& pushes)) {
  Outbox outbox;
  std::deque<std::string> model;
  for (const auto& text : pushes) {
    const bool pops = !model.empty() && text.size() % 3 == 0;
    if (pops) {
      RC_ASSERT(*outbox.pop() == model.front());
      model.pop_front();
    }
    for (int copy = 0; copy < 3; ++copy) {
      RC_ASSERT(outbox.push(frame(text), 1000, 100'000, 100'000));
      model.push_back(text);
    }
    RC_ASSERT(outbox.frames() == model.size());
  }
  std::size_t bytes = 0;
  for (const auto& text : model) bytes += text.size();
  RC_ASSERT(outbox.bytes() == bytes);
  for (; !model.empty(); model.pop_front()) RC_ASSERT(*outbox.pop() == model.front());
  RC_ASSERT(outbox.empty());
  RC_ASSERT(outbox.bytes() == 0U);
}

}  // namespace
}  // namespace crownhead::net
