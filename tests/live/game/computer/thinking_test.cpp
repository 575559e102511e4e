#include "server/game/computer/thinking.hpp"

#include <gtest/gtest.h>
#include <optional>

#include "rules/computer/search.hpp"
#include "rules/seat.hpp"
#include "tests/play/nardi_match.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::live {
namespace {

constexpr Millis most = seconds(3);

ComputerTurn turn_with(std::optional<Millis> left, int level = computer::strongest) {
  const play::Table table(play::setup_of());
  auto turn = *computer_turn(table.game, Seat::white, level, table.now);
  turn.left = left;
  return turn;
}

TEST(Thinking, UsesAFortiethOfTheClockAtTheStrongestLevel) {
  EXPECT_EQ(thinking_about(turn_with(seconds(60)), 0, most).longest, Millis{1500});
  EXPECT_EQ(thinking_about(turn_with(seconds(20)), 0, most).longest, Millis{500});
  EXPECT_EQ(thinking_about(turn_with(seconds(600)), 0, most).longest, most);
  EXPECT_EQ(thinking_about(turn_with(seconds(86400)), 0, most).longest, most);
  EXPECT_EQ(thinking_about(turn_with(std::nullopt), 0, most).longest, most);
}

TEST(Thinking, IsBoundedByPositionsWhenOthersWait) {
  const Thinking alone = thinking_about(turn_with(std::nullopt, 7), 0, most);
  EXPECT_EQ(alone.longest, Millis{0}) << "a lower level is what its positions make it";
  EXPECT_EQ(alone.share, 1);
  for (const int level : {1, computer::strongest}) {
    const Thinking busy = thinking_about(turn_with(seconds(600), level), 8, most);
    EXPECT_EQ(busy.longest, Millis{0});
    EXPECT_EQ(busy.share, 0.5);
  }
}

TEST(Thinking, SearchesFewerPositionsWithLittleTime) {
  const Thinking hurried = thinking_about(turn_with(seconds(6)), 0, most);
  EXPECT_EQ(hurried.longest, Millis{0}) << "a fortieth is less than its positions take";
  EXPECT_EQ(hurried.share, 0.1);
  EXPECT_GT(thinking_about(turn_with(Millis{1}), 100, most).share, 0);
  EXPECT_EQ(thinking_about(turn_with(seconds(600)), 0, Millis{0}).share, 1);
}

Millis longest_of(const play::Game& game, Instant now) {
  return thinking_about(*computer_turn(game, game.turn(), computer::strongest, now), 0, most)
      .longest;
}

TEST(Thinking, UsesTimeForMovesOnly) {
  auto offer = turn_with(std::nullopt);
  offer.kind = ComputerTurn::Kind::draw_offer;
  EXPECT_EQ(thinking_about(offer, 0, most).longest, Millis{0});
}

TEST(Thinking, UsesTimeOnlyIfItDeepensTheSearch) {
  const auto on_the_star = [](const char* terms, const PerSeat<UserId>& players) {
    auto setup = play::setup_of(play::Unlimited{}, "star", "classic", terms);
    setup.terms.rated = false;
    setup.players = players;
    const play::Table table(setup);
    return longest_of(table.game, table.now);
  };
  EXPECT_EQ(on_the_star("side 4 men 10 seats 2", {play::anna, play::ben}), most);
  EXPECT_EQ(on_the_star("side 4 men 10 seats 3", {play::anna, play::ben, UserId{3}}), Millis{0});
  const play::NardiTable match(play::nardi_setup());
  EXPECT_EQ(longest_of(match.game, match.now), Millis{0});
}

}  // namespace
}  // namespace crownhead::live
