#include "server/game/answered_commands.hpp"

#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

namespace crownhead::live {
namespace {

db::RequestKey key(std::int64_t user, std::uint8_t id, std::uint64_t hash) {
  return {.user = {user}, .id = {id}, .hash = hash};
}

TEST(AnsweredCommands, AreFoundByPlayerAndId) {
  AnsweredCommands answered;
  EXPECT_EQ(answered.find(key(1, 2, 3)), nullptr);
  answered.add(key(1, 2, 3), 4);
  ASSERT_NE(answered.find(key(1, 2, 3)), nullptr);
  EXPECT_EQ(answered.find(key(1, 2, 3))->version, 4);
  EXPECT_EQ(answered.find(key(1, 2, 99))->hash, 3U);
  EXPECT_EQ(answered.find(key(9, 2, 3)), nullptr);
  EXPECT_EQ(answered.find(key(1, 9, 3)), nullptr);
}

TEST(AnsweredCommands, AreLoadedFromStoredKeys) {
  const AnsweredCommands answered({{key(1, 2, 3), 4}, {key(1, 3, 5), 6}});
  EXPECT_EQ(answered.find(key(1, 2, 3))->version, 4);
  EXPECT_EQ(answered.find(key(1, 3, 5))->version, 6);
}

RC_GTEST_PROP(AnsweredCommands, KeepTheFirstVersionOfEachKey, ()) {
  const auto sent = *rc::gen::container<std::vector<std::pair<int, std::uint8_t>>>(
      rc::gen::pair(rc::gen::inRange(1, 3), rc::gen::inRange<std::uint8_t>(0, 50)));
  AnsweredCommands answered;
  std::map<std::pair<int, std::uint8_t>, std::int64_t> first;
  for (std::size_t i = 0; i < sent.size(); ++i) {
    const auto version = static_cast<std::int64_t>(i) + 2;
    first.try_emplace(sent[i], version);
    answered.add(key(sent[i].first, sent[i].second, i), version);
  }
  for (const auto& [name, version] : first)
    RC_ASSERT(answered.find(key(name.first, name.second, 0))->version == version);
}

}  // namespace
}  // namespace crownhead::live
