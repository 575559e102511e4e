#include "rules/play/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/draughts/notation/fen.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/random_game.hpp"
#include "tests/play/sample_game.hpp"
#include "tests/play/short_names.hpp"

namespace crownhead::play {
namespace {

TEST(Game, BeginsWithItsSetup) {
  const auto game = Game::begin(setup_of(), noon).value();
  EXPECT_EQ(game.setup(), setup_of());
  EXPECT_EQ(draughts_of(game).variant().key, "international");
  EXPECT_EQ(draughts_of(game).ruleset().key, "fmjd") << "the default of an empty key";
  EXPECT_EQ(game.turn(), white);
  EXPECT_EQ(game.ply(), 0);
  EXPECT_EQ(game.version(), 1);
  EXPECT_EQ(game.began(), noon);
  EXPECT_EQ(game.last_event(), noon);
  EXPECT_EQ(game.pace(), Pace::live);
  EXPECT_EQ(game.clock().running, std::nullopt);
  EXPECT_EQ(Game::begin(setup_of(three_days_a_move), noon)->clock().running, white);
}

TEST(Game, KnowsItsPlayers) {
  const auto game = Game::begin(setup_of(), noon).value();
  EXPECT_EQ(game.seat_of(anna), white);
  EXPECT_EQ(game.seat_of(ben), black);
  EXPECT_EQ(game.seat_of(UserId{3}), std::nullopt);
}

TEST(Game, RejectsAnInvalidSetup) {
  struct Row {
    play::Setup setup;
    Code code;
  };
  auto no_variant = setup_of(), no_ruleset = setup_of(), no_fen = setup_of(), no_move = setup_of();
  no_variant.terms.variant = "chess";
  no_ruleset.terms.ruleset = "official";
  no_fen.terms.start_fen = "W:W99";
  no_move.terms.start_fen = "W:W:B1";
  for (const auto& [setup, code] :
       {Row{no_variant, Code::invalid_field}, Row{no_ruleset, Code::invalid_field},
        Row{no_fen, Code::bad_fen}, Row{no_move, Code::bad_fen}}) {
    const auto game = Game::begin(setup, noon);
    ASSERT_FALSE(game) << setup.terms.start_fen;
    EXPECT_EQ(game.error().code, code);
    // No game begins in a position without moves, but a stored one is read.
    EXPECT_EQ(replay({{noon, Started{setup}}}).has_value(), setup == no_move);
  }
}

TEST(Game, MayBeginFromAnyPosition) {
  Table table(setup_of(five_and_three, "russian", "", "B:Wa1,c1:Bb8,Kh8"));
  EXPECT_EQ(table.game.turn(), black);
  EXPECT_EQ(table.refusal(MakeMove{white, 0, "a1-b2"}), Code::not_your_turn);
  table.play({"b8-a7"});
  EXPECT_EQ(table.game.turn(), white);
}

TEST(Apply, RecordsTheMove) {
  Table table(setup_of());
  table.play({"32-28"}).wait(seconds(5)).play({"19-23"});
  EXPECT_EQ(
      table.game.moves(),
      (std::vector<PlayedMove>{
          {"32-28", Millis{0}, seconds(300), Millis{0}, {.move = {.from = 31, .to = 27}}},
          {"19-23", seconds(5), seconds(298), seconds(3), {.move = {.from = 18, .to = 22}}}}));
  EXPECT_EQ(table.game.version(), 3);
  EXPECT_EQ(table.game.last_event(), noon + seconds(5));
}

TEST(Apply, ThrowsOnEventsThatDoNotFit) {
  Table table(setup_of());
  EXPECT_THROW(apply(table.game, {noon, Started{setup_of()}}), std::logic_error);
  const auto moved = [](draughts::Move move) {
    return Event{noon, Moved{"32-28", {}, {}, {}, {}, {}, draughts::Change{.move = move}}};
  };
  EXPECT_THROW(apply(table.game, {noon, Moved{"32-28", {}, {}, {}}}), std::logic_error);
  EXPECT_THROW(apply(table.game, moved({.from = 22, .to = 27})), std::logic_error) << "no piece";
  EXPECT_THROW(apply(table.game, moved({.from = 31, .to = 30})), std::logic_error)
      << "no free square";
  EXPECT_THROW(apply(table.game, moved({.from = 31, .to = 99})), std::logic_error) << "no square";
  EXPECT_EQ(table.game.version(), 1) << "and changes nothing";
  table.does(Resign{white}).value();
  EXPECT_THROW(apply(table.game, {noon, DrawOffered{white}}), std::logic_error);
}

TEST(Replay, RequiresAStart) {
  EXPECT_FALSE(replay({}));
  EXPECT_FALSE(replay({{noon, DrawOffered{white}}}));
}

TEST(Restore, RejectsMovesThatCannotBePlayed) {
  Table table(setup_of());
  table.play({"32-28"});
  auto saved = table.game.saved();
  PlayedMove move = saved.moves[0];
  move.change.move.from = 22;
  saved.moves = {move};
  EXPECT_EQ(Game::restore(saved).error().code, Code::illegal_move);
}

/// 27-32 by a white man is not a legal move.
Event backwards() {
  return {noon,
          Moved{"27-32", {}, {}, {}, {}, {}, draughts::Change{.move = {.from = 26, .to = 31}}}};
}

TEST(Apply, AcceptsMovesThatTodaysRulesForbid) {
  Table table(setup_of(five_and_three, "international", "", "W:W27:B1,2"));
  apply(table.game, backwards());
  EXPECT_EQ(table.game.board().state(), "B:W32:B1,2");
  EXPECT_EQ(table.game.moves().back().text, "27-32");
  EXPECT_EQ(Game::restore(table.game.saved()).value().saved(), table.game.saved());
  apply(table.game,
        {noon, Ended{.finish = finish_of(Outcome::black_wins), .reason = EndReason::no_moves}});
  EXPECT_EQ(table.game.ended()->reason, EndReason::no_moves) << "as it was stored";
}

TEST(Apply, TakesClockTimesFromTheEvent) {
  Table table(setup_of());
  Event event = backwards();
  auto& moved = std::get<Moved>(event.what);
  moved.change->move = {.from = 31, .to = 27};
  moved.brought = seconds(17);
  moved.lag_left = Millis{123};
  apply(table.game, event);
  EXPECT_EQ(table.game.moves().back().brought, seconds(17));
  EXPECT_EQ(table.game.lag_left(white), Millis{123});
}

TEST(Replay, AcceptsAStartThatTodaysRulesForbid) {
  const auto setup = setup_of(five_and_three, "international", "", "W:W6:B1");
  EXPECT_FALSE(Game::begin(setup, noon));
  EXPECT_TRUE(replay({{noon, Started{setup}}}));
}

/// Returns a game of any setup, control and seed.
Played any_game() {
  const auto control = *rc::gen::elementOf(
      std::vector<TimeControl>{five_and_three, three_days_a_move, Fischer{seconds(20), seconds(0)},
                               Fischer{seconds(40), seconds(1), seconds(45)}});
  const auto [variant, ruleset] = *rc::gen::elementOf(
      std::vector<std::pair<std::string, std::string>>{{"international", "fmjd"},
                                                       {"international", "kndb"},
                                                       {"international", "lidraughts"},
                                                       {"russian", "official"},
                                                       {"russian", "club"}});
  return random_game(setup_of(control, variant, ruleset), noon,
                     *rc::gen::arbitrary<std::uint32_t>(), *rc::gen::element(10, 60, 1000));
}

void check(const std::function<void()>& property) { EXPECT_TRUE(rc::check(property)); }

TEST(GameProperty, ReplayYieldsTheSameState) {
  check([] {
    const Played played = any_game();
    const auto replayed = replay(played.events).value();
    RC_ASSERT(replayed.saved() == played.game.saved());
    RC_ASSERT(draughts_of(replayed).position() == draughts_of(played.game).position());
    RC_ASSERT(replayed.version() == static_cast<std::int64_t>(played.events.size()));
  });
}

TEST(GameProperty, ARestoredGameContinuesLikeTheOriginal) {
  check([] {
    const Played played = any_game();
    const auto half = *rc::gen::inRange<std::size_t>(1, played.events.size() + 1);
    const auto middle = static_cast<std::ptrdiff_t>(half);
    auto game = replay({played.events.begin(), played.events.begin() + middle}).value();
    auto restored = Game::restore(game.saved()).value();
    for (std::size_t i = half; i < played.events.size(); ++i) apply(restored, played.events[i]);
    RC_ASSERT(restored.saved() == played.game.saved());
    RC_ASSERT(draughts_of(restored).position() == draughts_of(played.game).position());
    RC_ASSERT(draughts_of(restored).draws().automatic() ==
              draughts_of(played.game).draws().automatic());
    RC_ASSERT(draughts_of(restored).draws().claimable() ==
              draughts_of(played.game).draws().claimable());
  });
}

TEST(GameProperty, DecidingChangesNothingAndIsRepeatable) {
  check([] {
    const Played played = any_game();
    const Game& game = played.game;
    const GameSnapshotData before = game.saved();
    const Seat by = *rc::gen::element(white, black);
    const Command command =
        *rc::gen::element<Command>(MakeMove{by, game.ply(), "32-28"}, OfferDraw{by}, AcceptDraw{by},
                                   DeclineDraw{by}, ClaimDraw{by}, Resign{by}, Abort{by});
    const Instant now = game.last_event() + Millis{*rc::gen::inRange(-1000, 100'000)};
    const auto once = decide(game, command, now), twice = decide(game, command, now);
    RC_ASSERT((once == twice));
    RC_ASSERT((decide_time(game, now) == decide_time(game, now)));
    RC_ASSERT(game.saved() == before);
    if (once) RC_ASSERT(!once->empty());
  });
}

TEST(GameProperty, EventsAreInOrderAndTheEndIsTheLast) {
  check([] {
    const Played played = any_game();
    for (std::size_t i = 1; i < played.events.size(); ++i) {
      RC_ASSERT(played.events[i].at >= played.events[i - 1].at);
      RC_ASSERT(!std::holds_alternative<Ended>(played.events[i - 1].what));
    }
    RC_ASSERT(played.game.ended().has_value() ==
              std::holds_alternative<Ended>(played.events.back().what));
  });
}

TEST(GameProperty, NoPlayerMovesAfterTheirTimeIsUp) {
  check([] {
    const Played played = any_game();
    for (const PlayedMove& move : played.game.moves()) {
      RC_ASSERT(move.left > Millis{0});
      RC_ASSERT(move.spent >= Millis{0});
    }
    const auto& ended = played.game.ended();
    if (!ended || ended->reason != EndReason::time) return;
    const auto loser = ended->outcome() == Outcome::white_wins ? black : white;
    RC_ASSERT(played.game.clock().left[loser] == Millis{0});
  });
}

}  // namespace
}  // namespace crownhead::play
