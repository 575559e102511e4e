#include "server/link/message.hpp"

#include <gtest/gtest.h>
#include <random>

#include "tests/seed.hpp"

namespace crownhead::link {
namespace {

constexpr db::NodeId sender{7};

std::vector<Message> one_of_each_kind() {
  const std::vector<Content> contents{
      Heartbeat{},
      GameChanged{.game = GameId{1'234'567}, .version = 42},
      TournamentChanged{.tournament = TournamentId{9}, .version = 1},
      Notification{.user = UserId{3}, .data = R"({"kind":"your_turn"})"},
      UnreadChanged{.user = UserId{4}},
      AccountChanged{.user = UserId{5}},
      ChatLine{.game = GameId{6},
               .frame = R"({"t":"info"})",
               .players = {UserId{1}, UserId{2}},
               .to_players = true,
               .to_moderators = false,
               .to_others = true,
               .except = {UserId{300}}}};
  EXPECT_EQ(contents.size(), std::variant_size_v<Content>);
  std::vector<Message> messages;
  for (const auto& content : contents)
    messages.push_back({.sender = sender, .number = messages.size() + 1, .content = content});
  return messages;
}

TEST(LinkMessage, IsReadAsItWasWritten) {
  for (const auto& message : one_of_each_kind()) {
    const auto read = decode(encode(message));
    ASSERT_TRUE(read) << message.content.index();
    EXPECT_EQ(*read, message);
  }
}

TEST(LinkMessage, IsRefusedIfBytesAreMissingOrLeftOver) {
  for (const auto& message : one_of_each_kind()) {
    auto bytes = encode(message);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      EXPECT_FALSE(decode(std::span(bytes).first(size))) << message.content.index() << ' ' << size;
    bytes.push_back(0);
    EXPECT_FALSE(decode(bytes)) << message.content.index();
  }
}

TEST(LinkMessage, IsRefusedInAnotherVersionOrOfAnUnknownKind) {
  const auto bytes = encode({.sender = sender, .number = 1, .content = Heartbeat{}});
  ASSERT_EQ(bytes.size(), 4U);
  auto other = bytes;
  other.front() = protocol_version + 1;
  EXPECT_FALSE(decode(other));
  other = bytes;
  other.back() = std::variant_size_v<Content>;
  EXPECT_FALSE(decode(other));
  EXPECT_FALSE(decode(encode({.sender = sender, .number = 0, .content = Heartbeat{}})));
}

TEST(LinkMessage, RandomBytesDoNoHarm) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937 random(test_seed());
  const auto messages = one_of_each_kind();
  for (int i = 0; i < 20'000; ++i) {
    // Every second one is a message with some bytes changed.
    std::vector<std::uint8_t> bytes(random() % 40);
    if (i % 2 == 0) bytes = encode(messages[random() % messages.size()]);
    const auto changes = i % 2 == 0 ? 1 + random() % 4 : bytes.size();
    for (std::size_t n = 0; n < changes; ++n)
      bytes[i % 2 == 0 ? random() % bytes.size() : n] = static_cast<std::uint8_t>(random());
    if (const auto read = decode(bytes)) {
      EXPECT_EQ(decode(encode(*read)), *read);
    }
  }
}

}  // namespace
}  // namespace crownhead::link
