#include "server/tournament/arena_queue.hpp"

#include <gtest/gtest.h>

#include "server/adapters/matching.hpp"

namespace crownhead::live {
namespace {

using namespace tournament;

constexpr Instant begin{1'704'888'000'000};
constexpr Millis one_minute = seconds(60);

/// An arena of three players that has begun, and its waiting line.
class WaitingLineTest : public testing::Test {
 protected:
  WaitingLineTest() {
    for (int user = 1; user <= 3; ++user) does(Enter{.user = {user}, .rating = 1500}, begin);
    does(Start{}, begin);
  }

  void does(const Command& command, Instant at) {
    for (const Event& event : decide(arena, command, {.at = at}, adapters::best_matching).value()) {
      apply(arena, event);
      line.heard(arena, event);
    }
  }

  GameKey the_game() const { return startable(arena).at(0); }

  static Tournament announced() {
    const Settings settings{.name = "Arena",
                            .variant = "international",
                            .ruleset = "fmjd",
                            .control = play::Fischer{one_minute, {}},
                            .policy = {.format = Format::arena, .minutes = 10}};
    return Tournament::begin(create(settings, 1, {.at = begin, .by = UserId{9}}).value().front());
  }

  Tournament arena = announced();
  ArenaQueue line;
};

TEST_F(WaitingLineTest, ListsPresentPlayersWithTheLongestWaitFirst) {
  EXPECT_TRUE(line.in_line(arena).empty());
  line.come({2}, begin + seconds(1));
  line.come({1}, begin + seconds(2));
  line.come({7}, begin);  // a spectator
  EXPECT_EQ(line.in_line(arena), (std::vector<tournament::PairingNumber>{{2}, {1}}));
  line.come({2}, begin + seconds(3));
  line.go({2});
  EXPECT_EQ(line.in_line(arena), (std::vector<tournament::PairingNumber>{{2}, {1}}))
      << "another page is still open";
  line.go({2});
  EXPECT_EQ(line.in_line(arena), std::vector<tournament::PairingNumber>{{1}});
  line.come({2}, begin + seconds(4));
  EXPECT_EQ(line.in_line(arena), (std::vector<tournament::PairingNumber>{{1}, {2}}));
}

TEST_F(WaitingLineTest, OmitsPlayersInAGameAndQueuesThemLastAfterIt) {
  for (int user = 1; user <= 3; ++user) line.come({user}, begin + seconds(user));
  does(DrawWave{line.in_line(arena)}, begin + seconds(5));
  EXPECT_EQ(line.in_line(arena), std::vector<tournament::PairingNumber>{{3}});
  does(RecordGame{.game = the_game(), .reason = play::EndReason::resignation, .plies = 30},
       begin + seconds(60));
  EXPECT_EQ(line.in_line(arena), (std::vector<tournament::PairingNumber>{{3}, {1}, {2}}));
}

TEST_F(WaitingLineTest, RequestsAWaveAfterAChangeIfTwoWait) {
  EXPECT_EQ(line.next_wave(arena, begin), std::nullopt);
  line.come({1}, begin);
  EXPECT_EQ(line.next_wave(arena, begin), std::nullopt) << "alone";
  line.come({2}, begin);
  EXPECT_EQ(line.next_wave(arena, begin), begin);
  EXPECT_EQ(line.next_wave(arena, begin + seconds(3)), begin + seconds(5));
  EXPECT_EQ(line.wave_due(arena, begin), begin);
  EXPECT_TRUE(line.take_wave(begin));
  EXPECT_EQ(line.next_wave(arena, begin), std::nullopt) << "nothing new";
  line.come({3}, begin);
  EXPECT_EQ(line.next_wave(arena, begin), begin + seconds(5)) << "one wave at a time";
}

}  // namespace
}  // namespace crownhead::live
