#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/play/any_control.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

const Ended white_flagged{finish_of(Outcome::black_wins), EndReason::time};
const Ended black_flagged{finish_of(Outcome::white_wins), EndReason::time};
const Ended no_first_move{finish_of(Outcome::none), EndReason::no_first_move};

void expect_end(const Game& game, Instant due, const Ended& ended) {
  EXPECT_EQ(game.deadline(), due);
  EXPECT_TRUE(decide_time(game, due - Millis{1}).empty());
  for (const Millis late : {Millis{0}, Millis{1}, seconds(1'000'000)})
    EXPECT_EQ(decide_time(game, due + late), (std::vector<Event>{{due, ended}}))
        << "whether late or not";
}

TEST(Flag, FallsExactlyAtTheDeadline) {
  Table table(setup_of());
  table.play({"32-28"}).wait(seconds(1)).play({"19-23"}).wait(seconds(2)).play({"28x19"});
  // Black had 302 s left when the clock was started.
  expect_end(table.game, table.now + seconds(302), black_flagged);
  table.wait(Millis{302'000 - 1});
  EXPECT_EQ(table.refusal(MakeMove{black, 3, "14x23"}), std::nullopt);
  table.wait(Millis{1});
  EXPECT_EQ(table.refusal(MakeMove{black, 3, "14x23"}), Code::game_over);
  EXPECT_EQ(table.refusal(Resign{white}), Code::game_over) << "it is too late for anything";
}

TEST(Flag, FallsOnTheFirstMoveInCorrespondence) {
  const Table table(setup_of(three_days_a_move));
  expect_end(table.game, noon + seconds(3 * 24 * 3600), white_flagged);
}

TEST(Flag, EachMoveResetsADeadlinePerMove) {
  Table table(setup_of(three_days_a_move));
  table.wait(seconds(3 * 24 * 3600) - Millis{1}).play({"32-28"});
  expect_end(table.game, table.now + seconds(3 * 24 * 3600), black_flagged);
}

TEST(Flag, StopsBothClocks) {
  Table table(setup_of(three_days_a_move));
  const auto event = decide_time(table.game, noon + seconds(999'999));
  apply(table.game, event.at(0));
  EXPECT_EQ(table.game.clock().running, std::nullopt);
  EXPECT_EQ(table.game.clock().left[Seat::white], Millis{0});
  EXPECT_EQ(table.game.clock().left[Seat::black], seconds(3 * 24 * 3600));
  EXPECT_EQ(table.game.deadline(), std::nullopt);
  EXPECT_TRUE(decide_time(table.game, noon + seconds(9'999'999)).empty()) << "once only";
}

TEST(FirstMove, HasATimeLimitInLivePlay) {
  Table table(setup_of(Fischer{seconds(180), seconds(2)}));
  expect_end(table.game, noon + seconds(30), no_first_move);
  table.wait(seconds(29)).play({"32-28"});
  expect_end(table.game, table.now + seconds(30), no_first_move);
  table.wait(seconds(29)).play({"19-23"});
  expect_end(table.game, table.now + seconds(180), white_flagged);
}

TEST(FirstMove, HasAMinuteFromRapidOn) {
  const Table table(setup_of(Fischer{seconds(600), seconds(0)}));
  expect_end(table.game, noon + seconds(60), no_first_move);
}

TEST(FirstMove, AnEarlierFlagTakesPrecedence) {
  Table table(setup_of(Fischer{seconds(10), seconds(0)}));
  expect_end(table.game, noon + seconds(30), no_first_move);
  table.play({"32-28"});
  expect_end(table.game, noon + seconds(10), black_flagged);
}

class Outage : public testing::Test {
 protected:
  /// Applies the change by the outage.
  bool happens(Table& table, Instant last_alive, Instant ready) {
    const auto event = decide_outage(table.game, last_alive, ready);
    if (!event) return false;
    EXPECT_EQ(event->at, ready);
    EXPECT_EQ(std::get<ClockChanged>(event->what).cause, ClockCause::outage);
    apply(table.game, *event);
    return true;
  }
};

TEST_F(Outage, StopsLiveClocks) {
  Table table(setup_of());
  table.play({"32-28", "19-23"});
  ASSERT_TRUE(happens(table, noon + seconds(100), noon + seconds(5000)));
  expect_end(table.game, noon + seconds(5000 + 200), white_flagged);
  table.now = noon + seconds(5050);
  const auto events = table.moves("28x19").value();
  EXPECT_EQ(std::get<Moved>(events[0].what).left, seconds(300 - 100 - 50 + 3));
}

TEST_F(Outage, BeginsNoEarlierThanTheLastEvent) {
  Table table(setup_of());
  table.play({"32-28", "19-23"}).wait(seconds(20)).play({"28x19"});
  // The last heartbeat was before the last move, so the outage begins with the move.
  ASSERT_TRUE(happens(table, noon + seconds(10), noon + seconds(1020)));
  expect_end(table.game, noon + seconds(1020 + 303), black_flagged);
}

TEST_F(Outage, RestartsTheTimeForTheFirstMove) {
  Table table(setup_of());
  ASSERT_TRUE(happens(table, noon + seconds(5), noon + seconds(500)));
  expect_end(table.game, noon + seconds(530), no_first_move);
}

TEST_F(Outage, KeepsAFlagThatHadAlreadyFallen) {
  Table table(setup_of());
  table.play({"32-28", "19-23"});
  EXPECT_FALSE(happens(table, noon + seconds(301), noon + seconds(5000)));
  expect_end(table.game, noon + seconds(300), white_flagged);
}

TEST_F(Outage, StopsACorrespondenceClockOnlyIfItsDeadlineFallsInside) {
  const Millis three_days = seconds(3 * 24 * 3600);
  struct Row {
    Millis from, to;
    bool changes;
  };
  for (const auto& [from, to, changes] : {
           Row{seconds(10), seconds(500), false},
           Row{seconds(10), three_days, false},
           Row{seconds(10), three_days + Millis{1}, true},
           Row{three_days, three_days + seconds(9), true},
           Row{three_days + Millis{1}, three_days + seconds(9), false},
       }) {
    Table table(setup_of(three_days_a_move));
    ASSERT_EQ(happens(table, noon + from, noon + to), changes) << from.count << " " << to.count;
    expect_end(table.game, changes ? noon + to + (three_days - from) : noon + three_days,
               white_flagged);
  }
}

TEST_F(Outage, ChangesNothingAfterTheEndOrWithoutLength) {
  Table over(setup_of());
  over.does(Resign{white}).value();
  EXPECT_FALSE(happens(over, noon + seconds(1), noon + seconds(100)));
  Table table(setup_of());
  EXPECT_FALSE(happens(table, noon + seconds(5), noon + seconds(5)));
  EXPECT_FALSE(happens(table, noon + seconds(5), noon + seconds(4)));
  table.wait(seconds(10)).play({"32-28"});
  EXPECT_FALSE(happens(table, noon + seconds(5), noon + seconds(9))) << "a move came after it";
}

TEST_F(Outage, DoesNotUseUpFreeThinkingTime) {
  const Millis day = seconds(24 * 3600), hour = seconds(3600);
  const TimeControl control = Sessions{{{50, {3 * day.count}}}, true, day, Charge::whole_days};
  Table table(setup_of(control));
  const Instant due = noon + Millis{4 * day.count};
  ASSERT_TRUE(happens(table, due - hour, due + hour));
  expect_end(table.game, due + Millis{2 * hour.count}, white_flagged);
}

TEST(FlagProperty, TheOrderOfEqualInstantsDoesNotMatter) {
  EXPECT_TRUE(rc::check([] {
    Table table(setup_of(any_valid_control()));
    for (const char* move : {"32-28", "19-23"}) {
      if (const auto due = table.game.deadline())
        table.now = std::min(table.now + any_span(0, 1000), *due - Millis{1});
      table.play({move});
    }
    const auto due = table.game.deadline();
    if (!due) return;
    table.now = *due + Millis{*rc::gen::inRange(-1, 2)};
    // Checks the deadline before the move, or the other way round.
    Table other = table;
    for (const Event& end : decide_time(table.game, table.now)) apply(table.game, end);
    const bool moved = table.moves("28x19").has_value();
    RC_ASSERT(other.moves("28x19").has_value() == moved);
    for (const Event& end : decide_time(other.game, other.now)) apply(other.game, end);
    RC_ASSERT(moved == (table.now < *due));
    RC_ASSERT(other.game.saved() == table.game.saved());
  }));
}

}  // namespace
}  // namespace crownhead::play
