#include "rules/play/clock/clock.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/play/any_control.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

constexpr Instant start{1'000'000};
constexpr Millis hour = seconds(3600);

constexpr Millis times(std::int64_t n, Millis span) { return {n * span.count}; }

TEST(Clock, IsStoppedUntilItIsStarted) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const ClockFace face = new_clock(control);
  EXPECT_EQ(remaining(control, face, white, start + seconds(500)), seconds(60));
  EXPECT_EQ(deadline(control, face), std::nullopt);
  const ClockFace running = started(face, black, start);
  EXPECT_EQ(remaining(control, running, black, start + seconds(10)), seconds(50));
  EXPECT_EQ(remaining(control, running, white, start + seconds(10)), seconds(60));
  EXPECT_EQ(deadline(control, running), start + seconds(60));
}

TEST(Clock, NeverShowsNegativeTimeOrMoreForAnEarlierInstant) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const ClockFace face = started(new_clock(control), white, start);
  EXPECT_EQ(remaining(control, face, white, start + seconds(60)), Millis{0});
  EXPECT_EQ(remaining(control, face, white, start + seconds(61)), Millis{0});
  EXPECT_EQ(remaining(control, face, white, start - seconds(5)), seconds(60));
}

TEST(Clock, APressChargesTheMoverAndAddsTheIncrement) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const ClockFace face = started(new_clock(control), white, start);
  const Press pressed = press(control, face, {white, black}, start + seconds(10));
  EXPECT_EQ(pressed.spent, seconds(10));
  EXPECT_EQ(pressed.after, (ClockFace{.left = {seconds(52), seconds(60)},
                                      .running = black,
                                      .since = start + seconds(10)}));
}

TEST(Clock, APressOfAStoppedClockChangesNoTime) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const Press pressed = press(control, new_clock(control), {white, black}, start);
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
    EXPECT_EQ(press(control, face, {white, black}, start + spent).after.left[Seat::white], after);
  }
}

TEST(Clock, PerMoveCarriesNothingOver) {
  const TimeControl control = PerMove{seconds(100)};
  const ClockFace face = started(new_clock(control), white, start);
  const Press pressed = press(control, face, {white, black}, start + seconds(99));
  EXPECT_EQ(pressed.spent, seconds(99));
  EXPECT_EQ(pressed.after.left[Seat::white], seconds(100));
  EXPECT_EQ(pressed.after.left[Seat::black], seconds(100));
}

TEST(Clock, KeepsItsTimeWhenStopped) {
  const TimeControl control = Fischer{seconds(60), seconds(2)};
  const ClockFace face = started(new_clock(control), black, start);
  const ClockFace standing = stopped(control, face, start + seconds(7));
  EXPECT_EQ(standing.running, std::nullopt);
  EXPECT_EQ(standing.left, (PerSeat{seconds(60), seconds(53)}));
  EXPECT_EQ(remaining(control, standing, black, start + seconds(900)), seconds(53));
}

TEST(Clock, WithoutALimitNeverRunsOutButRecordsThinking) {
  const TimeControl control = Unlimited{};
  const ClockFace face = started(new_clock(control), white, start);
  EXPECT_EQ(deadline(control, face), std::nullopt);
  EXPECT_EQ(remaining(control, face, white, start + times(9, day)), Millis{0});
  const Press pressed = press(control, face, {white, black}, start + times(9, day));
  EXPECT_EQ(pressed.spent, times(9, day));
  EXPECT_EQ(pressed.after.left, (PerSeat{Millis{0}, Millis{0}}));
}

TEST(Clock, OfFourSeatsRunsForTheNextPlayer) {
  const Fischer control{seconds(60), seconds(1)};
  ClockFace face = started(new_clock(control, 4), Seat::white, start);
  face = press(control, face, {Seat::white, Seat::black}, start + seconds(5)).after;
  face = press(control, face, {Seat::black, Seat::fourth}, start + seconds(15)).after;
  EXPECT_EQ(face.running, Seat::fourth) << "the third has no turn";
  EXPECT_EQ(face.left, PerSeat(seconds(56), seconds(51), seconds(60), seconds(60)));
  const Instant now = start + seconds(20);
  EXPECT_EQ(stopped(control, face, now).left,
            PerSeat(seconds(56), seconds(51), seconds(60), seconds(55)));
  EXPECT_EQ(used_up(control, face, now, seconds(3)), now + seconds(56 + 51 + 60 + 55 + 3));
}

/// A clock of one side; the other side moves at once.
struct OneSide {
  TimeControl control;
  ClockFace face = started(new_clock(control), white, start);
  Instant now = start;

  /// White thinks for this long and moves; returns the charge.
  Millis moves_after(Millis thought) {
    now = now + thought;
    const Press pressed = press(control, face, {white, black}, now);
    face = press(control, pressed.after, {black, white}, now).after;
    return pressed.spent;
  }
  Millis left() const { return face.left[Seat::white]; }
};

TEST(Sessions, AddTheNextTimeWhenTheirMovesAreMade) {
  OneSide side{Sessions{{{2, seconds(60)}, {1, seconds(30)}}}};
  EXPECT_EQ(moves_to_go(side.control, side.face, white), 2);
  side.moves_after(seconds(10));
  EXPECT_EQ(side.left(), seconds(50));
  EXPECT_EQ(moves_to_go(side.control, side.face, white), 1);
  side.moves_after(seconds(20));
  EXPECT_EQ(side.left(), seconds(30 + 30)) << "carried over";
  EXPECT_EQ(moves_to_go(side.control, side.face, white), 1);
  side.moves_after(seconds(5));
  EXPECT_EQ(side.left(), seconds(55 + 30)) << "the last session repeats";
  side.moves_after(seconds(80));
  EXPECT_EQ(side.left(), seconds(5 + 30));
}

TEST(Sessions, WithoutCarryDiscardTheTimeLeft) {
  OneSide side{Sessions{{{2, seconds(60)}, {3, seconds(30)}}, false}};
  side.moves_after(seconds(10));
  side.moves_after(seconds(20));
  EXPECT_EQ(side.left(), seconds(30));
  side.moves_after(seconds(29));
  EXPECT_EQ(side.left(), seconds(1));
}

TEST(Sessions, CountTheFreeFirstMoveOfLivePlay) {
  const TimeControl control = Sessions{{{1, seconds(60)}, {10, seconds(30)}}};
  const Press pressed = press(control, new_clock(control), {white, black}, start + seconds(25));
  EXPECT_EQ(pressed.spent, Millis{0});
  EXPECT_EQ(pressed.after.left[Seat::white], seconds(90));
  EXPECT_EQ(moves_to_go(control, pressed.after, white), 10);
}

// e-dama: 100 days for 50 moves, then 10 days for every 10; a day is free in every move, and only
// completed days count.
const TimeControl hundred_days =
    Sessions{{{50, times(100, day)}, {10, times(10, day)}}, true, day, Charge::whole_days};

TEST(Sessions, ChargeWholeDaysBeyondTheFreeOne) {
  struct Row {
    Millis thought, cost;
  };
  for (const auto& [thought, cost] : {
           Row{Millis{0}, Millis{0}},
           Row{day, Millis{0}},
           Row{times(2, day) - Millis{1}, Millis{0}},
           Row{times(2, day), day},
           Row{times(2, day) + times(5, hour), day},
           Row{times(3, day) - Millis{1}, day},
           Row{times(3, day), times(2, day)},
           Row{times(100, day) + times(23, hour), times(99, day)},
       }) {
    OneSide side{hundred_days};
    EXPECT_EQ(remaining(side.control, side.face, white, start + thought), times(100, day) - cost);
    EXPECT_EQ(side.moves_after(thought), cost) << thought.count;
    EXPECT_EQ(side.left(), times(100, day) - cost);
  }
}

TEST(Sessions, FlagsFallAfterTheFreeTimeAndTheDaysLeft) {
  OneSide side{hundred_days};
  EXPECT_EQ(deadline(side.control, side.face), start + times(101, day));
  EXPECT_EQ(free_until(side.control, side.face), start + day);
  side.moves_after(times(61, day));
  EXPECT_EQ(side.left(), times(40, day));
  EXPECT_EQ(deadline(side.control, side.face), side.now + times(41, day));
  side.face.left[Seat::white] = times(60, hour);
  EXPECT_EQ(deadline(side.control, side.face), side.now + day + times(3, day))
      << "the third day must be completed before it counts";
  EXPECT_EQ(side.moves_after(times(4, day) - Millis{1}), times(2, day));
  EXPECT_EQ(side.left(), times(12, hour));
}

TEST(Sessions, CarryOverTheDaysLeftAfterFiftyMoves) {
  OneSide side{hundred_days};
  for (int move = 1; move <= 49; ++move) side.moves_after(times(2, day));
  EXPECT_EQ(side.left(), times(51, day));
  side.moves_after(times(5, hour));
  EXPECT_EQ(side.left(), times(61, day));
  EXPECT_EQ(moves_to_go(side.control, side.face, white), 10);
  for (int move = 51; move <= 60; ++move) side.moves_after(times(3, day));
  EXPECT_EQ(side.left(), times(61 - 20 + 10, day));
}

TEST(Sessions, ChargeByTheMillisecondBeyondTheGrace) {
  OneSide side{Sessions{{{40, times(2, hour)}}, true, seconds(5)}};
  EXPECT_EQ(deadline(side.control, side.face), start + times(2, hour) + seconds(5));
  EXPECT_EQ(side.moves_after(seconds(5)), Millis{0});
  EXPECT_EQ(side.moves_after(Millis{5001}), Millis{1});
  EXPECT_EQ(side.left(), times(2, hour) - Millis{1});
}

TEST(Sessions, HaveNoFreeTimeIfEveryMillisecondCounts) {
  const TimeControl control = Sessions{{{40, times(2, hour)}}};
  EXPECT_EQ(free_until(control, started(new_clock(control), white, start)), std::nullopt);
  const TimeControl days = Sessions{{{40, times(2, day)}}, true, Millis{0}, Charge::whole_days};
  EXPECT_EQ(free_until(days, started(new_clock(days), white, start)), start);
  EXPECT_EQ(free_until(days, new_clock(days)), std::nullopt);
  EXPECT_EQ(moves_to_go(Fischer{hour, day}, {}, white), std::nullopt);
}

// US clock rules of backgammon, 2013: 12 s per move are free, and there is a bank for the match.
TEST(Delay, ChargesOnlyTimeBeyondItAndNeverGrows) {
  OneSide side{Delay{seconds(120), seconds(12)}};
  EXPECT_EQ(deadline(side.control, side.face), start + seconds(132));
  EXPECT_EQ(free_until(side.control, side.face), start + seconds(12));
  EXPECT_EQ(remaining(side.control, side.face, white, start + seconds(12)), seconds(120));
  EXPECT_EQ(side.moves_after(seconds(12)), Millis{0});
  EXPECT_EQ(side.moves_after(seconds(1)), Millis{0});
  EXPECT_EQ(side.left(), seconds(120));
  EXPECT_EQ(side.moves_after(seconds(20)), seconds(8));
  EXPECT_EQ(side.left(), seconds(112));
  EXPECT_EQ(moves_to_go(side.control, side.face, white), std::nullopt);
}

TEST(Delay, OfZeroIsAPlainBank) {
  const TimeControl control = Delay{seconds(120), {}};
  EXPECT_EQ(free_until(control, started(new_clock(control), white, start)), std::nullopt);
}

/// Returns the time granted to a side for this many moves, counted one by one.
Millis granted(const Sessions& control, int moves) {
  std::size_t session = 0;
  int in_session = 0;
  Millis sum = control.sessions[0].time;
  for (int i = 0; i < moves; ++i) {
    if (++in_session < control.sessions[session].moves) continue;
    in_session = 0;
    session = std::min(session + 1, control.sessions.size() - 1);
    sum += control.sessions[session].time;
  }
  return sum;
}

Millis cost(const Sessions& control, Millis thought) {
  Millis beyond{0};
  if (thought > control.grace) beyond = thought - control.grace;
  if (control.charge == Charge::whole_days) beyond = times(beyond.count / day.count, day);
  return beyond;
}

/// Returns a thinking time within the deadline, often just within it.
Millis any_thought(const TimeControl& control, const ClockFace& face) {
  const auto due = deadline(control, face);
  if (!due) return any_span(0, 1'000'000);
  const std::int64_t most = (*due - face.since).count;
  return {*rc::gen::oneOf(rc::gen::inRange<std::int64_t>(0, most), rc::gen::just(most - 1),
                          rc::gen::inRange<std::int64_t>(0, std::max<std::int64_t>(most / 20, 1)))};
}

TEST(ClockProperty, OnlyTheIncrementAddsTime) {
  EXPECT_TRUE(rc::check([] {
    const Fischer fischer{seconds(*rc::gen::inRange(1, 1000)), seconds(*rc::gen::inRange(0, 30))};
    const TimeControl control = fischer;
    ClockFace face = started(new_clock(control), white, start);
    Instant now = start;
    Millis given{0};
    for (int ply = 0; ply < 100; ++ply) {
      const Seat mover = ply % 2 == 0 ? white : black;
      now = now + Millis{*rc::gen::inRange(0, 20000)};
      if (now >= *deadline(control, face)) break;
      const Press pressed = press(control, face, {mover, opposite(mover)}, now);
      RC_ASSERT(pressed.spent == now - face.since);
      face = pressed.after;
      given += fischer.increment;
      // All time ever granted, minus the elapsed time.
      const Millis total =
          remaining(control, face, white, now) + remaining(control, face, black, now);
      RC_ASSERT(total == fischer.base + fischer.base + given - (now - start));
    }
  }));
}

TEST(ClockProperty, SessionsThatCarryLoseOnlyThinkingTime) {
  EXPECT_TRUE(rc::check([] {
    Sessions sessions = any_sessions();
    sessions.carry = true;
    const TimeControl control = sessions;
    ClockFace face = started(new_clock(control), white, start);
    PerSeat<Millis> paid = {};
    for (int ply = 0; ply < 60; ++ply) {
      const Seat mover = ply % 2 == 0 ? white : black;
      const Millis thought = any_thought(control, face);
      const Press pressed = press(control, face, {mover, opposite(mover)}, face.since + thought);
      RC_ASSERT(pressed.spent == cost(sessions, thought));
      face = pressed.after;
      paid[mover] += pressed.spent;
      RC_ASSERT(face.left[mover] == granted(sessions, ply / 2 + 1) - paid[mover]);
      RC_ASSERT(*moves_to_go(control, face, mover) >= 1);
    }
  }));
}

TEST(ClockProperty, APressChangesOnlyTheMover) {
  EXPECT_TRUE(rc::check([] {
    const TimeControl control = any_valid_control();
    ClockFace face = started(new_clock(control), white, start);
    for (int ply = 0; ply < 30; ++ply) {
      const Seat mover = ply % 2 == 0 ? white : black, other = opposite(mover);
      const Instant at = face.since + any_thought(control, face);
      const Millis before = remaining(control, face, other, at);
      const Millis mine = remaining(control, face, mover, at);
      const Press pressed = press(control, face, {mover, opposite(mover)}, at);
      RC_ASSERT(pressed.spent >= Millis{0});
      RC_ASSERT(pressed.spent <= at - face.since);
      face = pressed.after;
      RC_ASSERT(remaining(control, face, other, at) == before);
      if (const auto* fischer = std::get_if<Fischer>(&control)) {
        const Millis gained = face.left[mover] - mine;
        RC_ASSERT(gained >= Millis{0});
        RC_ASSERT(gained <= fischer->increment);
        if (fischer->cap) RC_ASSERT(face.left[mover] <= *fischer->cap);
      }
    }
  }));
}

TEST(ClockProperty, TheFlagFallsExactlyAtZero) {
  EXPECT_TRUE(rc::check([] {
    const TimeControl control = any_valid_control();
    ClockFace face = started(new_clock(control), white, start);
    for (int ply = 0; ply < 30; ++ply) {
      const Seat mover = *face.running;
      if (const auto due = deadline(control, face)) {
        RC_ASSERT(remaining(control, face, mover, *due) == Millis{0});
        RC_ASSERT(remaining(control, face, mover, *due - Millis{1}) > Millis{0});
        RC_ASSERT(stopped(control, face, *due).left[mover] == Millis{0});
      }
      face = press(control, face, {mover, opposite(mover)}, face.since + any_thought(control, face))
                 .after;
    }
  }));
}

TEST(ClockProperty, ReadingTheClockChangesNothing) {
  EXPECT_TRUE(rc::check([] {
    const TimeControl control = any_valid_control();
    const ClockFace face = started(new_clock(control), white, start);
    const Millis thought = any_thought(control, face);
    const Instant at = start + thought;
    // Stopping the clock and reading it at the same instant show the same time.
    for (const Seat side : {white, black})
      RC_ASSERT(stopped(control, face, at).left[side] == remaining(control, face, side, at));
    const Press pressed = press(control, face, {white, black}, at);
    RC_ASSERT(stopped(control, pressed.after, at).left == pressed.after.left);
    RC_ASSERT(moved(control, face, {white, black}, pressed.after.left[Seat::white], at) ==
              pressed.after);
  }));
}

}  // namespace
}  // namespace crownhead::play
