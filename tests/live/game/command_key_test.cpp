#include "server/game/command_key.hpp"

#include <gtest/gtest.h>
#include <set>

namespace crownhead::live {
namespace {

constexpr UserId anna{1};
constexpr CommandId id{7};

TEST(CommandKey, TheSameCommandHasTheSameKey) {
  const wire::MoveWish move{.ply = 4, .move = "32-28", .draw_offer = true};
  const auto key = command_key(anna, id, {12}, move);
  EXPECT_EQ(key.user, anna);
  EXPECT_EQ(key.id, id);
  EXPECT_EQ(key.hash, command_key(anna, id, {12}, move).hash);
}

TEST(CommandKey, DifferentCommandsHaveDifferentHashes) {
  std::set<std::uint64_t> hashes;
  std::size_t commands = 0;
  const auto add = [&](GameId game, const wire::PlayerWish& what) {
    hashes.insert(command_key(anna, id, game, what).hash);
    ++commands;
  };
  for (const GameId game : {GameId{1}, GameId{12}}) {
    add(game, wire::ResignWish{});
    add(game, wire::AbortWish{});
    for (const auto action : {wire::DrawAction::offer, wire::DrawAction::accept,
                              wire::DrawAction::decline, wire::DrawAction::claim})
      add(game, wire::DrawWish{action});
    for (const int ply : {0, 1, 10})
      for (const char* move : {"32-28", "32-27", "2-28", ""})
        for (const bool offer : {false, true})
          add(game, wire::MoveWish{.ply = ply, .move = move, .draw_offer = offer});
  }
  EXPECT_EQ(hashes.size(), commands);
}

TEST(RequestKey, SeparatesTheRouteFromTheBody) {
  EXPECT_NE(request_key(anna, id, "ab", "c").hash, request_key(anna, id, "a", "bc").hash);
  EXPECT_EQ(request_key(anna, id, "a", "b").hash, request_key(UserId{2}, {}, "a", "b").hash);
}

}  // namespace
}  // namespace crownhead::live
