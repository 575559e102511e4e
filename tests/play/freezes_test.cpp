#include "rules/play/freezes.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "rules/play/conditionals.hpp"
#include "rules/play/ruling.hpp"
#include "tests/play/random_star.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

using vacation::Interval;
using vacation::Intervals;
using vacation::Moves;

constexpr Instant turn_since{1'719'569'730'250};  // 2024-06-28T10:15:30.250Z
constexpr Interval first_half_of_july{{1'719'784'800'000}, {1'720'994'400'000}};
constexpr Millis hours(std::int64_t n) { return seconds(n * 3600); }

Frozen on_vacation(std::vector<Interval> parts, Moves moves = Moves::forbid) {
  return {.frozen = Intervals(parts), .vacation = Intervals(parts), .moves = moves};
}

Game game_with(Millis left, const FrozenSeats& still, Instant at = turn_since) {
  auto game = Game::begin(setup_of(Fischer{left, hours(24)}), at).value();
  if (const auto change = decide_freezes(game, {}, still, ClockCause::vacation, at))
    apply(game, *change);
  return game;
}

vacation::Allocation taken(Interval interval, Instant announced_end,
                           vacation::Decision decision = vacation::Decision::accepted) {
  return {.decision = decision, .interval = interval, .announced_end = announced_end};
}

TEST(FrozenSeats, FollowOwnVacationsAndThoseOfOthersIfThePolicySaysSo) {
  const Interval part{{100}, {200}}, pause{{500}, {600}};
  const PerSeat<std::vector<vacation::Allocation>> vacations{
      {taken(part, {250}), taken({{300}, {400}}, {400}, vacation::Decision::pending)}, {}};
  const vacation::Policy own{.moves = Moves::allow};
  const auto alone = standstills(own, Intervals{{pause}}, vacations, {0});
  EXPECT_EQ(alone[white], (Frozen{.frozen = Intervals{{part, pause}},
                                  .vacation = Intervals{{part}},
                                  .moves = Moves::allow}));
  EXPECT_EQ(alone[black].frozen, (Intervals{{pause}}));
  const vacation::Policy both{.freeze = vacation::Freeze::both};
  const auto together = standstills(both, {}, vacations, {0});
  EXPECT_EQ(together[white].frozen, (Intervals{{part}}));
  EXPECT_EQ(together[black].frozen, (Intervals{{{{100}, {250}}}})) << "as announced";
  EXPECT_EQ(together[black].vacation, Intervals{});
}

TEST(FrozenSeats, CoverSixSeatsAndNoTimeBeforeTheGame) {
  auto vacations = PerSeat<std::vector<vacation::Allocation>>::filled(6);
  vacations[Seat::fourth] = {taken({{100}, {200}}, {200})};
  const vacation::Policy both{.freeze = vacation::Freeze::both};
  const auto still = standstills(both, {}, vacations, {150});
  for (const Seat seat : still.seats()) EXPECT_FALSE(still[seat].frozen.empty());
  EXPECT_EQ(standstills(both, {}, vacations, {200}), FrozenSeats(6));
}

TEST(Freezes, PostponeTheDeadlineAsInTheCases) {
  struct Case {
    const char* name;
    std::int64_t left;
    std::vector<Interval> frozen;
    std::int64_t deadline;
  };
  const Interval july_10_to_20{{1'720'569'600'000}, {1'721'433'600'000}};
  const Interval ended_early{first_half_of_july.start, {1'720'170'000'001}};
  for (const Case& c : std::vector<Case>{
           {"without", 864'000'000, {}, 1'720'433'730'250},
           {"16", 864'000'000, {first_half_of_july}, 1'721'643'330'250},
           {"17: just before it", 215'069'750, {first_half_of_july}, 1'719'784'800'000},
           {"17: a millisecond more", 215'069'751, {first_half_of_july}, 1'720'994'400'001},
           {"18", 864'000'000, {first_half_of_july, july_10_to_20}, 1'722'082'530'250},
           {"19", 864'000'000, {ended_early}, 1'720'818'930'251},
       }) {
    const Game game = game_with({c.left}, {on_vacation(c.frozen), {}});
    ASSERT_EQ(game.deadline(), Instant{c.deadline}) << c.name;
    EXPECT_TRUE(decide_time(game, *game.deadline() - Millis{1}).empty()) << c.name;
    EXPECT_FALSE(decide_time(game, *game.deadline()).empty()) << c.name;
  }
}

TEST(Freezes, OfTheOpponentDoNotAffectTheRunningClock) {
  const Game game = game_with({864'000'000}, {Frozen{}, on_vacation({first_half_of_july})});
  EXPECT_EQ(game.deadline(), turn_since + Millis{864'000'000});
}

TEST(Freezes, StartTheClockAtTheirEnd) {
  Table table(setup_of(Fischer{hours(240), hours(24)}));
  const Interval away{noon, noon + hours(100)};
  apply(table.game,
        decide_freezes(table.game, {}, {Frozen{}, on_vacation({away})}, ClockCause::vacation, noon)
            .value());
  table.wait(hours(10)).play({"32-28"});
  EXPECT_EQ(table.game.deadline(), away.end + hours(240));
  table.wait(hours(95)).play({"19-23"});
  EXPECT_EQ(table.game.moves().back().spent, hours(5)) << "the clock runs from the end";
  EXPECT_EQ(table.game.moves().back().left, hours(240 - 5 + 24));
}

TEST(Freezes, WithoutAnEndStopTheClockUntilOneIsSet) {
  Frozen paused{.frozen = Intervals({{noon, vacation::open_end}})};
  Game game = game_with(hours(240), {paused, paused}, noon);
  EXPECT_EQ(game.deadline(), std::nullopt);
  paused.frozen = Intervals({{noon, noon + hours(5)}});
  apply(game,
        decide_freezes(game, {}, {paused, paused}, ClockCause::tournament_freeze, noon + hours(5))
            .value());
  EXPECT_EQ(game.deadline(), noon + hours(245));
}

struct MoveCase {
  Moves moves;
  std::optional<Code> refused;
};

TEST(MoveOnVacation, IsRefusedOrFree) {
  for (const MoveCase& c : {MoveCase{Moves::forbid, Code::move_while_on_vacation},
                            MoveCase{Moves::end_vacation, Code::move_while_on_vacation},
                            MoveCase{Moves::allow, std::nullopt}}) {
    Table table(setup_of(Fischer{hours(240), hours(24)}));
    const Interval away{noon + hours(1), noon + hours(100)};
    apply(table.game, decide_freezes(table.game, {}, {on_vacation({away}, c.moves), Frozen{}},
                                     ClockCause::vacation, noon)
                          .value());
    table.wait(hours(1) - Millis{1});
    EXPECT_EQ(table.refusal(MakeMove{white, 0, "32-28"}), std::nullopt) << "not yet";
    table.wait(Millis{1});
    EXPECT_EQ(table.refusal(MakeMove{white, 0, "32-28"}), c.refused);
    EXPECT_EQ(table.refusal(MakeMove{white, 0, "32-11"}), Code::illegal_move)
        << "legality is checked first";
    EXPECT_EQ(table.refusal(Resign{white}), std::nullopt);
    EXPECT_EQ(table.refusal(Resign{black}), std::nullopt);
    table.wait(hours(99) - Millis{1});
    EXPECT_EQ(table.refusal(MakeMove{white, 0, "32-28"}), c.refused) << "its last millisecond";
    table.wait(Millis{1});
    EXPECT_EQ(table.refusal(MakeMove{white, 0, "32-28"}), std::nullopt) << "over";
  }
}

TEST(MoveOnVacation, CostsNoTimeAndAddsNoneIfAllowed) {
  Table table(setup_of(Fischer{hours(240), hours(24)}));
  apply(
      table.game,
      decide_freezes(table.game, {},
                     {on_vacation({{noon + hours(1), noon + hours(100)}}, Moves::allow), Frozen{}},
                     ClockCause::vacation, noon)
          .value());
  table.wait(hours(50)).play({"32-28"});
  EXPECT_EQ(table.game.moves().back().spent, hours(1)) << "the thinking time before it";
  EXPECT_EQ(table.game.moves().back().left, hours(239));
}

TEST(MoveOnVacation, IsMadeIfItWasEnteredInAdvance) {
  Table table(setup_of(Fischer{hours(240), hours(24)}));
  const AllConditionals conditionals{
      Conditionals{}, Conditionals::read(table.game, black, {{"32-28", "19-23"}}).value()};
  apply(table.game,
        decide_freezes(table.game, {}, {Frozen{}, on_vacation({{noon, noon + hours(9)}})},
                       ClockCause::vacation, noon)
            .value());
  const auto events =
      decide_answered(table.game, MakeMove{white, 0, "32-28"}, conditionals, noon).value();
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(std::get<Moved>(events[1].what).move, "19-23");
  EXPECT_EQ(std::get<Moved>(events[1].what).left, hours(240)) << "and adds no time";
}

TEST(MoveOnVacation, ADrawMayBeAccepted) {
  Table table(setup_of(Fischer{hours(240), hours(24)}));
  table.play({"32-28"});
  ASSERT_TRUE(table.does(OfferDraw{white}));
  apply(table.game,
        decide_freezes(table.game, {}, {Frozen{}, on_vacation({{noon, noon + hours(9)}})},
                       ClockCause::vacation, noon)
            .value());
  EXPECT_EQ(table.refusal(AcceptDraw{black}), std::nullopt);
}

TEST(Freezes, RetroactivelyRefundFinishedTurns) {
  const auto setup = setup_of(Fischer{hours(240), hours(24)});
  Table table(setup);
  std::vector<Event> events{{noon, Started{setup}}};
  const auto play = [&](Millis wait, const std::string& text) {
    for (const Event& event : table.wait(wait).moves(text).value()) events.push_back(event);
  };
  play(hours(10), "32-28");  // White's, 0 to 10
  play(hours(5), "19-23");   // Black's, 10 to 15
  play(hours(20), "28x19");  // White's, 15 to 35
  const auto left = table.game.clock().left;
  const auto change = decide_freezes(table.game, events,
                                     {on_vacation({{noon + hours(4), noon + hours(20)}}), Frozen{}},
                                     ClockCause::vacation, table.now);
  ASSERT_TRUE(change);
  const auto& face = std::get<ClockChanged>(change->what).face;
  EXPECT_EQ(face.left[Seat::white], left[Seat::white] + hours(6 + 5));
  EXPECT_EQ(face.left[Seat::black], left[Seat::black]);
}

TEST(Freezes, RetroactivelyRefundNoTimeThatHasExpired) {
  struct Case {
    const char* name;
    TimeControl control;
    Millis back;
  };
  const std::vector<Session> two_moves_each{{.moves = 2, .time = hours(100)}};
  for (const Case& c : {Case{"bank", Fischer{hours(100), hours(1)}, hours(10 + 20 + 30)},
                        Case{"carried on", Sessions{two_moves_each, true}, hours(10 + 20 + 30)},
                        Case{"not carried on", Sessions{two_moves_each, false}, hours(30)},
                        Case{"each move", PerMove{hours(100)}, hours(0)}}) {
    const auto setup = setup_of(c.control);
    Table table(setup);
    std::vector<Event> events{{noon, Started{setup}}};
    const auto play = [&](Millis wait, const std::string& text) {
      for (const Event& event : table.wait(wait).moves(text).value()) events.push_back(event);
    };
    play(hours(10), "32-28");
    play(hours(0), "19-23");
    play(hours(20), "28x19");  // the second move completes a session
    play(hours(0), "14x23");
    play(hours(30), "33-28");
    const Millis left = table.game.clock().left[Seat::white];
    const auto change =
        decide_freezes(table.game, events, {on_vacation({{noon, table.now}}), Frozen{}},
                       ClockCause::vacation, table.now);
    ASSERT_TRUE(change) << c.name;
    EXPECT_EQ(std::get<ClockChanged>(change->what).face.left[Seat::white], left + c.back) << c.name;
  }
}

TEST(Freezes, MakeNoEventIfNothingChanges) {
  const auto still = FrozenSeats(on_vacation({first_half_of_july}), {});
  const Game game = game_with(hours(240), still);
  EXPECT_EQ(decide_freezes(game, {}, still, ClockCause::vacation, turn_since), std::nullopt);
}

TEST(Freezes, KeepThinkingTimeThroughAnOutage) {
  auto game = game_with(hours(10), {on_vacation({{noon + hours(1), noon + hours(5)}}), {}}, noon);
  ASSERT_EQ(game.deadline(), noon + hours(14));
  const auto change = decide_outage(game, noon + hours(7), noon + hours(20));
  ASSERT_TRUE(change);
  apply(game, *change);
  EXPECT_EQ(game.deadline(), noon + hours(20 + 10 - 3));
}

TEST(Freezes, KeepThinkingTimeThroughAPause) {
  auto game = game_with(hours(10), {on_vacation({{noon + hours(1), noon + hours(5)}}), {}}, noon);
  const auto rule = [&game](const Ruling& ruling, Instant at) {
    for (const Event& event : decide_ruling(game, ruling, at).value()) apply(game, event);
  };
  rule(PauseGame{}, noon + hours(7));
  EXPECT_EQ(game.deadline(), std::nullopt);
  rule(ResumeGame{}, noon + hours(20));
  EXPECT_EQ(game.deadline(), noon + hours(20 + 10 - 3));
}

/// A game with its events, in which pauses, moves and freezes happen at any time.
struct PausedGame {
  Game game;
  std::vector<Event> events;

  explicit PausedGame(const TimeControl& control)
      : game(Game::begin(setup_of(control), noon).value()), events{{noon, Started{game.setup()}}} {}

  void happens(const Event& event) {
    apply(game, event);
    events.push_back(event);
  }
  void rule(const Ruling& ruling, Instant at) {
    const auto decided = decide_ruling(game, ruling, at).value();
    for (const Event& event : decided) happens(event);
  }
  void move(const char* text, Instant at) {
    const auto decided = decide(game, MakeMove{game.turn(), game.ply(), text}, at).value();
    for (const Event& event : decided) happens(event);
  }
  void stands_still(const FrozenSeats& still, Instant at) {
    if (const auto change = decide_freezes(game, events, still, ClockCause::vacation, at))
      happens(*change);
  }
};

TEST(Freezes, RefundsMadeDuringAPauseSurviveTheResume) {
  for (const TimeControl& control : std::vector<TimeControl>{
           Fischer{hours(100), hours(1)},
           Sessions{.sessions = {{.moves = 10, .time = hours(100)}}},
       }) {
    PausedGame paused(control);
    paused.move("32-28", noon + hours(10));
    paused.move("19-23", noon + hours(11));
    const Millis left = paused.game.clock().left[Seat::white];
    paused.rule(PauseGame{}, noon + hours(16));
    EXPECT_EQ(paused.game.clock().left[Seat::white], left - hours(5));
    // Four hours of the finished turn and two of the turn interrupted by the pause.
    paused.stands_still({on_vacation({{noon + hours(2), noon + hours(6)}}), {}}, noon + hours(20));
    EXPECT_EQ(paused.game.clock().left[Seat::white], left - hours(1));
    paused.stands_still(
        {on_vacation({{noon + hours(2), noon + hours(6)}, {noon + hours(12), noon + hours(14)}}),
         {}},
        noon + hours(21));
    EXPECT_EQ(paused.game.clock().left[Seat::white], left + hours(1));
    paused.rule(ResumeGame{}, noon + hours(30));
    EXPECT_EQ(remaining(control, paused.game.clock(), white, noon + hours(30)), left + hours(1));
    EXPECT_EQ(paused.game.deadline(), noon + hours(30) + left + hours(1));
  }
}

TEST(Freezes, DuringAPauseEqualThoseBeforeIt) {
  EXPECT_TRUE(rc::check([] {
    const auto some_hours = [](int most) { return hours(*rc::gen::inRange(0, most)); };
    const TimeControl control = Fischer{hours(1000), hours(1)};
    const Instant first = noon + some_hours(20), second = first + some_hours(20),
                  stop = second + some_hours(20), go_on = stop + some_hours(50);
    const Instant start = noon + some_hours(40);
    // A vacation within the turns before the pause.
    const Instant end = std::min(start + some_hours(20), stop);
    if (start >= end) return;
    const FrozenSeats still{on_vacation({{start, end}}), Frozen{}};
    PausedGame before(control), during(control);
    for (PausedGame* one : {&before, &during}) {
      one->move("32-28", first);
      one->move("19-23", second);
    }
    before.stands_still(still, stop);
    before.rule(PauseGame{}, stop);
    during.rule(PauseGame{}, stop);
    during.stands_still(still, stop + Millis{1});
    RC_ASSERT(during.game.clock().left == before.game.clock().left);
    before.rule(ResumeGame{}, go_on);
    during.rule(ResumeGame{}, go_on + Millis{1});
    RC_ASSERT(before.game.clock().left == during.game.clock().left);
    RC_ASSERT(*before.game.deadline() + Millis{1} == *during.game.deadline());
  }));
}

TEST(Freezes, OfAVacationThatLastsIntoThePauseAreKept) {
  PausedGame paused(Fischer{hours(40), Millis{0}});
  paused.stands_still({on_vacation({{noon + hours(1), noon + hours(40)}}), {}}, noon);
  paused.rule(PauseGame{}, noon + hours(5));
  // It ends early, while no clock runs; a second pause follows.
  paused.stands_still({on_vacation({{noon + hours(1), noon + hours(8)}}), {}}, noon + hours(8));
  paused.rule(ResumeGame{}, noon + hours(9));
  EXPECT_EQ(paused.game.deadline(), noon + hours(9 + 39));
  paused.rule(PauseGame{}, noon + hours(11));
  paused.stands_still(
      {on_vacation({{noon + hours(1), noon + hours(8)}, {noon + hours(10), noon + hours(11)}}), {}},
      noon + hours(12));
  paused.rule(ResumeGame{}, noon + hours(20));
  EXPECT_EQ(paused.game.deadline(), noon + hours(20 + 38));
}

TEST(Freezes, GrantedForTimeBeforeAnInterruptionRefundIt) {
  const FrozenSeats away{on_vacation({{noon + hours(5), noon + hours(22)}}), Frozen{}};
  // White thinks for 10 hours; then the clock is stopped until hour 20.
  PausedGame paused(Fischer{hours(15), hours(24)});
  paused.rule(PauseGame{}, noon + hours(10));
  paused.rule(ResumeGame{}, noon + hours(20));
  PausedGame cut_off(Fischer{hours(15), hours(24)});
  cut_off.happens(decide_outage(cut_off.game, noon + hours(10), noon + hours(20)).value());
  for (PausedGame* one : {&paused, &cut_off}) {
    ASSERT_EQ(one->game.deadline(), noon + hours(25));
    PausedGame finished = *one;
    one->stands_still(away, noon + hours(21));
    EXPECT_EQ(one->game.deadline(), noon + hours(22 + 10)) << "the current turn";
    one->rule(PauseGame{}, noon + hours(24));
    one->rule(ResumeGame{}, noon + hours(30));
    EXPECT_EQ(one->game.deadline(), noon + hours(30 + 8)) << "after another interruption";

    finished.move("32-28", noon + hours(24));
    EXPECT_EQ(finished.game.clock().left[Seat::white], hours(15 - 10 - 4 + 24));
    finished.stands_still(away, noon + hours(25));
    EXPECT_EQ(finished.game.clock().left[Seat::white], hours(15 - 5 - 2 + 24))
        << "the finished turn";
  }
}

std::vector<Interval> some_intervals() {
  std::vector<Interval> parts;
  for (int n = *rc::gen::inRange(0, 5); n > 0; --n) {
    const Instant start = noon + Millis{*rc::gen::inRange(0, 2'000'000)};
    parts.push_back({start, start + Millis{*rc::gen::inRange(1, 900'000)}});
  }
  return parts;
}

/// Case 25: charged + frozen + the opponent's time = elapsed time, to the millisecond.
RC_GTEST_PROP(FreezesProperty, EveryMillisecondIsChargedOrFrozen, ()) {
  const auto of_white = some_intervals(), of_black = some_intervals();
  const FrozenSeats still{on_vacation(of_white, Moves::allow), on_vacation(of_black, Moves::allow)};
  auto game = Game::begin(setup_of(Fischer{hours(4000), Millis{0}}), noon).value();
  // Before the first move, like an allocation: the sum below covers whole turns.
  if (const auto change = decide_freezes(game, {}, still, ClockCause::vacation, noon))
    apply(game, *change);
  Instant now = noon, turn = noon;
  PerSeat<Millis> charged{}, frozen{}, theirs{};
  for (const char* text : {"32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28"}) {
    now = now + Millis{*rc::gen::inRange(0, 600'000)};
    const Seat side = game.turn();
    const auto events = decide(game, MakeMove{game.turn(), game.ply(), text}, now);
    RC_ASSERT(events.has_value());
    for (const Event& event : *events) apply(game, event);
    charged[side] += game.moves().back().spent;
    frozen[side] += still[side].frozen.covered(turn, now);
    theirs[opposite(side)] += now - turn;
    turn = now;
  }
  for (const Seat side : {white, black})
    RC_ASSERT(charged[side] + frozen[side] + theirs[side] == now - noon);
}

/// The freezes of one side, as players and directors change them. Past frozen time is never
/// removed, only added.
class Absences {
 public:
  /// A random change at `now`.
  void change(Instant now) {
    if (*rc::gen::inRange(0, 5) == 0) return grant_after_the_fact(now);
    change_own(now);
  }
  /// A change by the player alone.
  void change_own(Instant now) {
    switch (*rc::gen::inRange(0, 4)) {
      case 0: return book(now);
      case 1: return cancel(now);
      case 2: return end_one(now);
      default: return extend(now);
    }
  }
  Frozen still(Moves moves = Moves::allow) const { return on_vacation(parts_, moves); }

 private:
  static Millis some(int most) { return {*rc::gen::inRange(1, most)}; }
  void book(Instant now) {
    const Instant start = now + some(900'000) - Millis{1};
    parts_.push_back({start, start + some(900'000)});
  }
  void cancel(Instant now) {
    std::erase_if(parts_, [now](const Interval& one) { return one.start > now; });
  }
  void end_one(Instant now) {
    for (Interval& one : parts_)
      if (one.start <= now && now < one.end) one.end = now;
  }
  void extend(Instant now) {
    for (Interval& one : parts_)
      if (one.start <= now && now < one.end) one.end = one.end + some(900'000);
  }
  void grant_after_the_fact(Instant now) {
    const Instant start = now - some(1'800'000);
    parts_.push_back({start, start + some(900'000)});
  }

  std::vector<Interval> parts_;
};

/// Case 25 again, with vacations that are booked, cancelled and granted retroactively between
/// moves.
RC_GTEST_PROP(FreezesProperty, EveryMillisecondIsChargedOrFrozenDespiteChanges, ()) {
  const Millis bank = hours(4000);
  const auto setup = setup_of(Fischer{bank, Millis{0}});
  std::vector<Event> events{{noon, Started{setup}}};
  auto game = Game::begin(setup, noon).value();
  const auto take = [&](const Event& event) {
    apply(game, event);
    events.push_back(event);
  };
  struct Turn {
    Seat side;
    Instant from, to;
  };
  std::vector<Turn> turns;
  PerSeat<Absences> away;
  Instant now = noon, turn = noon;
  const auto pass = [&] {
    for (int changes = *rc::gen::inRange(0, 4); changes > 0; --changes) {
      now = now + Millis{*rc::gen::inRange(0, 600'000)};
      away[*rc::gen::element(white, black)].change(now);
      if (const auto change = decide_freezes(
              game, events, {away[white].still(), away[black].still()}, ClockCause::vacation, now))
        take(*change);
    }
    now = now + Millis{*rc::gen::inRange(0, 600'000)};
    turns.push_back({game.turn(), turn, now});
    turn = now;
  };
  for (const char* text : {"32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28"}) {
    pass();
    for (const Event& event : decide(game, MakeMove{game.turn(), game.ply(), text}, now).value())
      take(event);
  }
  pass();
  for (const Seat side : {white, black}) {
    const Millis charged = bank - remaining(setup.terms.control, game.clock(), side, now);
    Millis frozen, theirs;
    for (const Turn& one : turns)
      if (one.side == side)
        frozen += away[side].still().frozen.covered(one.from, one.to);
      else
        theirs += one.to - one.from;
    RC_ASSERT(charged + frozen + theirs == now - noon);
  }
  RC_ASSERT(replay(events).value().saved() == game.saved());
}

/// A correspondence game of several seats with vacations and server crashes.
class SeveralOnVacation {
 public:
  explicit SeveralOnVacation(std::size_t seats)
      : setup_(star_setup(seats, PerMove{hours(24)})),
        game_(Game::begin(setup_, noon).value()),
        away_(PerSeat<Absences>::filled(seats)) {
    events_.push_back({noon, Started{setup_}});
  }

  void play_a_turn() {
    for (int acts = *rc::gen::inRange(0, 4); acts > 0; --acts) {
      wait();
      if (*rc::gen::inRange(0, 4) == 0)
        crash();
      else
        change_a_vacation();
    }
    wait();
    const MakeMove move{game_.turn(), game_.ply(), game_.board().legal().front()};
    if (const auto part = still(game_.turn()).vacation.part_at(now_)) {
      RC_ASSERT(decide(game_, move, now_).error().code == Code::move_while_on_vacation);
      now_ = part->end;
    }
    turns_.push_back({game_.turn(), {turn_, now_}});
    turn_ = now_;
    for (const Event& event : decide(game_, move, now_).value()) take(event);
  }

  void expect_every_millisecond() const {
    for (const Seat seat : away_.seats()) {
      Intervals stood = still(seat).frozen;
      stood.add(crashes_);
      Millis charged, frozen, theirs;
      for (std::size_t ply = 0; ply < turns_.size(); ++ply) {
        const auto& [mover, time] = turns_[ply];
        if (mover != seat) {
          theirs += time.end - time.start;
          continue;
        }
        charged += game_.moves()[ply].spent;
        frozen += stood.covered(time.start, time.end);
      }
      RC_ASSERT(charged + frozen + theirs == now_ - noon);
    }
    RC_ASSERT(replay(events_).value().saved() == game_.saved());
  }

 private:
  Frozen still(Seat seat) const { return away_[seat].still(Moves::forbid); }
  void take(const Event& event) {
    apply(game_, event);
    events_.push_back(event);
  }
  void wait() {
    const Instant then = now_ + Millis{*rc::gen::inRange(0, 600'000)};
    if (then < *game_.deadline()) now_ = then;
  }
  /// Past the deadline; otherwise correspondence clocks keep running.
  void crash() {
    const Instant due = *game_.deadline();
    const Instant last_alive = std::max(now_, due - Millis{*rc::gen::inRange(1, 600'000)});
    now_ = due + Millis{*rc::gen::inRange(1, 600'000)};
    take(decide_outage(game_, last_alive, now_).value());
    crashes_.add({last_alive, now_});
  }
  void change_a_vacation() {
    const auto seat = static_cast<Seat>(*rc::gen::inRange<std::size_t>(0, away_.size()));
    away_[seat].change_own(now_);
    FrozenSeats all(away_.size());
    for (const Seat one : away_.seats()) all.of(one) = still(one);
    if (const auto change = decide_freezes(game_, events_, all, ClockCause::vacation, now_))
      take(*change);
  }

  struct Turn {
    Seat mover;
    Interval time;
  };

  Setup setup_;
  Game game_;
  PerSeat<Absences> away_;
  std::vector<Event> events_;
  std::vector<Turn> turns_;
  Intervals crashes_;
  Instant now_ = noon;
  Instant turn_ = noon;
};

/// Each seat's time is charged, frozen by its own vacations, lost in a crash, or spent by the
/// others.
RC_GTEST_PROP(FreezesProperty, EveryMillisecondOfSeveralIsChargedFrozenOrLost, ()) {
  SeveralOnVacation table(*rc::gen::inRange<std::size_t>(least_seats, most_seats + 1));
  for (int turns = *rc::gen::inRange(1, 20); turns > 0; --turns) table.play_a_turn();
  table.expect_every_millisecond();
}

/// A later look never shows more time, whatever is frozen.
RC_GTEST_PROP(FreezesProperty, TimeLeftNeverGrows, ()) {
  const Game game = game_with(hours(1), {on_vacation(some_intervals()), Frozen{}}, noon);
  Millis before = hours(1);
  for (int i = 0; i < 100; ++i) {
    const Millis now =
        remaining(game.setup().terms.control, game.clock(), white, noon + Millis{i * 37'000});
    RC_ASSERT(now <= before);
    before = now;
  }
}

/// Replaying the events gives the same clock, as in `crownhead check`.
RC_GTEST_PROP(FreezesProperty, AreReplayed, ()) {
  const auto setup = setup_of(Fischer{hours(400), hours(1)});
  std::vector<Event> events{{noon, Started{setup}}};
  auto game = Game::begin(setup, noon).value();
  const auto take = [&](const Event& event) {
    apply(game, event);
    events.push_back(event);
  };
  Instant now = noon;
  for (const char* text : {"32-28", "19-23", "28x19", "14x23"}) {
    now = now + Millis{*rc::gen::inRange(0, 600'000)};
    const FrozenSeats still{on_vacation(some_intervals(), Moves::allow),
                            on_vacation(some_intervals(), Moves::allow)};
    if (const auto change = decide_freezes(game, events, still, ClockCause::vacation, now))
      take(*change);
    const auto moved = decide(game, MakeMove{game.turn(), game.ply(), text}, now);
    RC_ASSERT(moved.has_value());
    for (const Event& event : *moved) take(event);
  }
  RC_ASSERT(replay(events).value().saved() == game.saved());
}

}  // namespace
}  // namespace crownhead::play
