#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>

#include "rules/play/ruling.hpp"
#include "rules/tournament/game_result.hpp"
#include "tests/play/random_game.hpp"
#include "tests/tournament/hall.hpp"

namespace crownhead::tournament {
namespace {

using Clocks = PerSeat<Millis>;

Settings quick(Format format, std::vector<Step> steps) {
  Settings settings = settings_of(format);
  settings.policy.rounds = 1;
  settings.policy.steps = std::move(steps);
  settings.control = play::Fischer{seconds(300), seconds(2)};
  settings.schedule = Schedule::automatic;
  return settings;
}

const std::vector<Step> lehmann_georgiev = {{.games = 1, .until_won = true, .carried = true}};

/// Returns a running tournament with `players` players.
Hall hall_of(const Settings& settings, int players) {
  Hall hall(settings);
  hall.enter(players);
  hall.does(Start{}).value();
  return hall;
}

void record(Hall& hall, const GameKey& game, play::Outcome outcome, const Clocks& left) {
  hall.does(RecordGame{.game = game, .outcome = outcome, .left = left}, std::nullopt).value();
}

TEST(Step, MayHaveItsOwnTimeControl) {
  Settings settings =
      quick(Format::match,
            {{.games = 1}, {.games = 1, .control = play::Fischer{seconds(1200), seconds(5)}}});
  Hall hall = hall_of(settings, 2);
  const auto first = startable(hall.now).at(0);
  EXPECT_EQ(setup_of(hall.now, first).terms.control, settings.control);
  record(hall, first, play::Outcome::draw, {seconds(1), seconds(1)});
  const auto second = setup_of(hall.now, startable(hall.now).at(0));
  EXPECT_EQ(second.terms.control, *settings.policy.steps[1].control);
  EXPECT_EQ(second.left, std::nullopt);
  settings.policy.steps[1].control = play::PerMove{seconds(86400)};
  EXPECT_EQ(validated(settings).error().code, Code::invalid_field);
}

TEST(Step, CarriesClocksOverWithTheirPlayers) {
  Hall hall = hall_of(quick(Format::match, lehmann_georgiev), 2);
  const auto first = startable(hall.now).at(0);
  const play::Setup before = setup_of(hall.now, first);
  EXPECT_EQ(before.left, std::nullopt);
  record(hall, first, play::Outcome::draw, {seconds(100), seconds(7)});
  const auto second = startable(hall.now).at(0);
  const play::Setup after = setup_of(hall.now, second);
  EXPECT_EQ(after.players[Seat::white], before.players[Seat::black]);
  EXPECT_EQ(after.left, (Clocks{seconds(7), seconds(100)}));
  const auto game = play::Game::begin(after, start).value();
  EXPECT_EQ(game.clock().left, *after.left);
  EXPECT_EQ(play::rematch_setup(game).left, std::nullopt);
}

TEST(Step, StartsWithFullClocksAfterAnotherStep) {
  auto steps = lehmann_georgiev;
  steps.insert(steps.begin(), Step{.games = 2});
  Hall hall = hall_of(quick(Format::match, steps), 2);
  for (int i = 0; i < 2; ++i)
    record(hall, startable(hall.now).at(0), play::Outcome::draw, {seconds(100), seconds(7)});
  EXPECT_EQ(setup_of(hall.now, startable(hall.now).at(0)).left, std::nullopt);
}

TEST(Step, CarriesTheLastKnownClocksPastARuledGame) {
  Hall hall = hall_of(quick(Format::match, lehmann_georgiev), 2);
  const auto end = [&] {
    hall.does(SetResult{.game = startable(hall.now).at(0), .outcome = GameOutcome::draw}).value();
  };
  end();
  EXPECT_EQ(setup_of(hall.now, startable(hall.now).at(0)).left, std::nullopt);
  record(hall, startable(hall.now).at(0), play::Outcome::draw, {seconds(100), seconds(7)});
  const play::Setup third = setup_of(hall.now, startable(hall.now).at(0));
  end();
  const play::Setup fourth = setup_of(hall.now, startable(hall.now).at(0));
  EXPECT_EQ(fourth.players[Seat::white], third.players[Seat::black]);
  EXPECT_EQ(fourth.left, (Clocks{(*third.left)[Seat::black], (*third.left)[Seat::white]}));
}

TEST(Step, CarriesNoClockThatHasRunOut) {
  Hall hall = hall_of(quick(Format::knockout, lehmann_georgiev), 4);
  const auto board = startable(hall.now).at(0);
  record(hall, board, play::Outcome::draw, {seconds(40), seconds(50)});
  const GameKey second{.round = board.round, .board = board.board, .number = 2};
  record(hall, second, play::Outcome::white_wins, {seconds(20), Millis{0}});
  hall.does(SetResult{.game = second, .outcome = GameOutcome::draw}).value();
  const auto third = setup_of(hall.now, {.round = board.round, .board = board.board, .number = 3});
  EXPECT_EQ(third.left, (Clocks{seconds(40), seconds(50)}));
}

TEST(Step, CarriesClocksOnlyIfGamesContinueUntilAWin) {
  EXPECT_TRUE(validated(quick(Format::match, lehmann_georgiev)));
  EXPECT_FALSE(validated(quick(Format::match, {{.games = 2, .carried = true}})));
  Settings slow = quick(Format::match, lehmann_georgiev);
  for (const play::TimeControl& control :
       {play::TimeControl{play::PerMove{seconds(86400)}}, play::TimeControl{play::Unlimited{}}}) {
    slow.control = control;
    EXPECT_FALSE(validated(slow));
  }
}

/// Applies a director's ruling to a running game.
void rule(play::Game& game, const play::Ruling& ruling, Instant at) {
  if (const auto events = play::decide_ruling(game, ruling, at))
    for (const auto& event : *events) apply(game, event);
}

/// Returns a drawn game of the two, possibly with a pause in it.
play::Game drawn_game(const play::Setup& setup, Instant at) {
  auto game =
      play::random_game(setup, at, *rc::gen::arbitrary<std::uint32_t>(), *rc::gen::inRange(2, 30))
          .game;
  Instant now = game.last_event();
  if (*rc::gen::arbitrary<bool>()) {
    rule(game, play::PauseGame{}, now);
    now = now + seconds(*rc::gen::inRange(0, 10'000));
    rule(game, play::ResumeGame{}, now);
  }
  if (*rc::gen::arbitrary<bool>()) rule(game, play::AddTime{seconds(30)}, now);
  now = now + Millis{*rc::gen::inRange(0, 1500)};
  rule(game, play::SetResult{play::finish_of(play::Outcome::draw), play::EndReason::agreement},
       now);
  return game;
}

TEST(StepProperty, APlayerStartsWithTheTimeLeftFromThePreviousGame) {
  EXPECT_TRUE(rc::check([] {
    Hall hall = hall_of(quick(Format::match, lehmann_georgiev), 2);
    std::map<UserId, Millis> had;
    for (int games = *rc::gen::inRange(2, 12); games > 0; --games) {
      const GameKey key = startable(hall.now).at(0);
      const play::Setup setup = setup_of(hall.now, key);
      const auto game = drawn_game(setup, hall.at);
      const auto begun = play::Game::begin(setup, hall.at)->clock().left;
      for (const auto side : setup.players.seats())
        RC_ASSERT(begun[side] == (had.empty() ? seconds(300) : had.at(setup.players[side])));
      if (std::ranges::min(game.clock().left) <= Millis{0}) return;
      for (const auto side : setup.players.seats())
        had[setup.players[side]] = game.clock().left[side];
      hall.at = game.last_event();
      record(hall, key, play::Outcome::draw, game.clock().left);
      if (*rc::gen::arbitrary<bool>()) {
        hall.does(PauseAll{}).value();
        hall.does(ResumeAll{}).value();
      }
      if (*rc::gen::arbitrary<bool>())
        for (const auto outcome : {GameOutcome::both_lose, GameOutcome::draw})
          hall.does(SetResult{.game = key, .outcome = outcome}).value();
    }
  }));
}

TEST(TournamentGames, AMissingFirstMoveIsAForfeitEvenIfItLosesTheGame) {
  const RecordGame begun_anew{.game = {},
                              .outcome = play::Outcome::none,
                              .reason = play::EndReason::no_first_move,
                              .to_move = Seat::black};
  const RecordGame lost{.game = {},
                        .outcome = play::Outcome::white_wins,
                        .reason = play::EndReason::no_first_move,
                        .to_move = Seat::black};
  for (const RecordGame& record : {begun_anew, lost}) {
    EXPECT_EQ(outcome_of(record, true), GameOutcome::first_wins_by_forfeit);
    EXPECT_EQ(outcome_of(record, false), GameOutcome::second_wins_by_forfeit);
  }
}

TEST(TournamentGames, StartWithTheTermsOfTheirKind) {
  Settings settings{.name = "Cup",
                    .variant = "nardi",
                    .ruleset = "wbgf",
                    .terms = "5 points cube crawford",
                    .control = play::Fischer{seconds(300), seconds(3)}};
  settings.policy.format = Format::round_robin;
  EXPECT_TRUE(validated(settings));
  EXPECT_FALSE(may_be_drawn(settings));
  settings.terms = "5 pints";
  EXPECT_FALSE(validated(settings));
  settings.variant = "star";
  settings.ruleset = "classic";
  settings.terms = "side 3 men 6 seats 3";
  const auto several = validated(settings);
  ASSERT_FALSE(several);
  EXPECT_EQ(several.error().field, "terms.seats");
  settings.terms = "side 3 men 6 seats 2";
  EXPECT_TRUE(validated(settings));
  EXPECT_TRUE(may_be_drawn(settings));
}

}  // namespace
}  // namespace crownhead::tournament
