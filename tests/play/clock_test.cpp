#include "rules/play/clock.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace crownhead::play {
namespace {

constexpr Instant start{1'000'000};
constexpr Color white = Color::white, black = Color::black;

TEST(Clock, StandsUntilItIsStarted) {
  const ClockFace face = new_clock(Fischer{seconds(60), seconds(2)});
  EXPECT_EQ(remaining(face, white, start + seconds(500)), seconds(60));
  EXPECT_EQ(deadline(face), std::nullopt);
  const ClockFace running = started(face, black, start);
  EXPECT_EQ(remaining(running, black, start + seconds(10)), seconds(50));
  EXPECT_EQ(remaining(running, white, start + seconds(10)), seconds(60));
  EXPECT_EQ(deadline(running), start + seconds(60));
}

TEST(Clock, NeverShowsLessThanNothingOrMoreForAnEarlierInstant) {
  const ClockFace face = started(new_clock(Fischer{seconds(60), seconds(2)}), white, start);
  EXPECT_EQ(remaining(face, white, start + seconds(60)), Millis{0});
  EXPECT_EQ(remaining(face, white, start + seconds(61)), Millis{0});
  EXPECT_EQ(remaining(face, white, start - seconds(5)), seconds(60));
}

TEST(Clock, APressChargesTheMoverAndGivesTheIncrement) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const ClockFace face = started(new_clock(control), white, start);
  const Press pressed = press(control, face, white, start + seconds(10));
  EXPECT_EQ(pressed.spent, seconds(10));
  EXPECT_EQ(pressed.after, (ClockFace{.left = {seconds(52), seconds(60)},
                                      .running = black,
                                      .since = start + seconds(10)}));
}

TEST(Clock, APressOfAStandingClockChargesAndGivesNothing) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const Press pressed = press(control, new_clock(control), white, start);
  EXPECT_EQ(pressed.spent, Millis{0});
  EXPECT_EQ(pressed.after,
            (ClockFace{.left = {seconds(60), seconds(60)}, .running = black, .since = start}));
}

TEST(Clock, ABankGrowsUpToItsCapAndNeverShrinksToIt) {
  struct Row {
    Millis left, spent, after;
  };
  const TimeControl control = Fischer{seconds(60), seconds(10), seconds(65)};
  for (const auto& [left, spent, after] :
       {Row{seconds(60), seconds(20), seconds(50)}, Row{seconds(60), seconds(2), seconds(65)},
        Row{seconds(65), seconds(0), seconds(65)}, Row{seconds(90), seconds(5), seconds(85)}}) {
    const ClockFace face{.left = {left, left}, .running = white, .since = start};
    EXPECT_EQ(press(control, face, white, start + spent).after.left[0], after);
  }
}

TEST(Clock, PerMoveCarriesNothingOn) {
  const TimeControl control = PerMove{seconds(100)};
  const ClockFace face = started(new_clock(control), white, start);
  const Press pressed = press(control, face, white, start + seconds(99));
  EXPECT_EQ(pressed.spent, seconds(99));
  EXPECT_EQ(pressed.after.left[0], seconds(100));
  EXPECT_EQ(pressed.after.left[1], seconds(100));
}

TEST(Clock, StoppedKeepsWhatIsLeft) {
  const ClockFace face = started(new_clock(Fischer{seconds(60), seconds(2)}), black, start);
  const ClockFace standing = stopped(face, start + seconds(7));
  EXPECT_EQ(standing.running, std::nullopt);
  EXPECT_EQ(standing.left, (std::array{seconds(60), seconds(53)}));
  EXPECT_EQ(remaining(standing, black, start + seconds(900)), seconds(53));
}

TEST(ClockProperty, TimeIsNeitherMadeNorLostButByTheIncrement) {
  EXPECT_TRUE(rc::check([] {
    const Fischer fischer{seconds(*rc::gen::inRange(1, 1000)), seconds(*rc::gen::inRange(0, 30))};
    const TimeControl control = fischer;
    ClockFace face = started(new_clock(control), white, start);
    Instant now = start;
    Millis given{0};
    for (int ply = 0; ply < 100; ++ply) {
      const Color mover = ply % 2 == 0 ? white : black;
      now = now + Millis{*rc::gen::inRange(0, 20000)};
      if (now >= *deadline(face)) break;
      const Press pressed = press(control, face, mover, now);
      RC_ASSERT(pressed.spent == now - face.since);
      face = pressed.after;
      given += fischer.increment;
      // All that has ever been there, less what has gone by on the wall.
      const Millis total = remaining(face, white, now) + remaining(face, black, now);
      RC_ASSERT(total == fischer.base + fischer.base + given - (now - start));
    }
  }));
}

}  // namespace
}  // namespace crownhead::play
