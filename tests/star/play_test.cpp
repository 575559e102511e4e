// How a game continues and ends, mostly on the small star: leaving_turn is 30, last_turn 300. South
// lacks one man in its target, c11, North one in its own, c3.
#include "rules/star/play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/star/state.hpp"
#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

using testing::ElementsAre;

constexpr std::string_view south_lacks_one = "a13 a12 b12 a11 b11 g10";
constexpr std::string_view north_lacks_one = "a1 a2 b2 a3 b3 g4";

std::string state_of(std::initializer_list<std::string_view> seats, std::string_view rest = "") {
  std::string text;
  for (const auto seat : seats) text += (text.empty() ? "" : "/") + std::string(seat);
  return text + std::string(rest);
}

struct Game {
  Game(const Terms& of, std::string_view state) : terms(of), position(position_of(of, state)) {}

  Game& play(std::string_view moves) {
    play_all(terms, position, moves);
    return *this;
  }
  Game& out(int seat) {
    eliminate(terms, position, seat);
    return *this;
  }
  std::optional<int> waits_for() const { return star::waits_for(terms, position); }
  std::vector<int> places() const {
    const auto end = finish(terms, position);
    return end ? end->places : std::vector<int>{};
  }
  std::optional<FinishCause> cause() const {
    const auto end = finish(terms, position);
    return end ? std::optional(end->cause) : std::nullopt;
  }

  Terms terms;
  Position position;
};

Game two(std::string_view rest = "") {
  return {terms_of(3, 6, 2), state_of({south_lacks_one, north_lacks_one}, rest)};
}

TEST(StarRound, IsPlayedToItsEnd) {
  Game game = two().play("g10-c11");
  EXPECT_EQ(game.position.seats[0].standing, Standing::arrived);
  EXPECT_EQ(game.waits_for(), 1);
  EXPECT_EQ(game.cause(), std::nullopt);
  game.play("g4-f4");
  EXPECT_EQ(game.waits_for(), std::nullopt);
  EXPECT_THAT(game.places(), ElementsAre(1, 2));
  EXPECT_EQ(game.cause(), FinishCause::arrived);
}

TEST(StarRound, SharesThePlaceAmongPlayersWhoArriveInIt) {
  EXPECT_THAT(two().play("g10-c11 g4-c3").places(), ElementsAre(1, 1));
}

TEST(StarRound, EndsAfterItsLastSeat) {
  EXPECT_THAT(two().play("g10-f10 g4-c3").places(), ElementsAre(2, 1));
}

/// Seats in the south, north-west and north-east; the last two are far from their targets.
Game three(std::string_view rest = "") {
  return {terms_of(3, 6, 3), state_of({south_lacks_one, "a10 b10", "j10 i10"}, rest)};
}

TEST(StarPlaces, ArePlayedForByTheRemainingPlayers) {
  Game game = three().play("g10-c11 b10-c10 i10-h10");
  EXPECT_EQ(game.position.seats[0], (Progress{Standing::placed, 1}));
  EXPECT_EQ(game.waits_for(), 1);
  EXPECT_EQ(game.position.round, 2);
  game.play("c10-d10 h10-g10");
  EXPECT_EQ(game.waits_for(), 1);
  EXPECT_EQ(game.position.round, 3);
}

TEST(StarPlaces, SkipTheNextOneAfterASharedOne) {
  const Terms terms = terms_of(3, 6, 4);
  Game game(terms, state_of({south_lacks_one, "a4 b4", north_lacks_one, "j10 i10"}));
  game.play("g10-c11 b4-c4 g4-c3 i10-h10").out(3);
  EXPECT_THAT(game.places(), ElementsAre(1, 3, 1, 4));
}

TEST(StarTarget, CountsAsFilledWithMenStillAtHomeThere) {
  const auto game = [](std::string_view rest) {
    return Game(terms_of(3, 6, 2), state_of({"g10 e7", "a13 a12 b12 a11 b11 e6"}, rest));
  };
  EXPECT_EQ(game(":30.0").play("g10-c11").position.seats[0].standing, Standing::plays);
  EXPECT_EQ(game(":31.0").play("g10-c11").position.seats[0].standing, Standing::arrived);
}

TEST(StarTarget, CountsAsFilledAfterTheOthersTurns) {
  Game game(terms_of(3, 6, 2, "open"), state_of({"c11 e7", "a13 a12 b12 a11 e10"}, ":30.1"));
  game.play("e10-b11");
  EXPECT_EQ(game.waits_for(), std::nullopt);
  EXPECT_THAT(game.places(), ElementsAre(1, 2));
}

TEST(StarTarget, NeedsAManOfItsOwn) {
  Game game(terms_of(3, 6, 2), state_of({"f10 e7", "a13 a12 b12 a11 b11 c11"}, ":40.0"));
  EXPECT_EQ(game.play("f10-g10").position.seats[0].standing, Standing::plays);
}

TEST(StarTarget, IsNotFilledByMenOfAThirdSeat) {
  const Terms open = terms_of(3, 6, 4, "open");
  const std::string state = state_of({"g10 e7", "b11", "a13 a12 b12 a11", "j10"}, ":40.0");
  EXPECT_EQ(Game(open, state).play("g10-c11").position.seats[0].standing, Standing::plays);
}

TEST(StarTurnLimit, GivesPlacesByTheMenInTheTarget) {
  Game game(terms_of(3, 6, 2), "a11 a4/d4 e4:300.1");
  EXPECT_THAT(game.play("e4-f4").places(), ElementsAre(1, 2));
  EXPECT_EQ(game.cause(), FinishCause::turn_limit);
}

TEST(StarTurnLimit, GivesPlacesByTheStepsLeft) {
  const std::string state = "a11 b7/c3 f7:300.1";
  EXPECT_THAT(Game(terms_of(3, 6, 2), state).play("f7-f6").places(), ElementsAre(2, 1));
  EXPECT_THAT(Game(terms_of(3, 6, 2), state).play("f7-e7").places(), ElementsAre(1, 1));
}

TEST(StarTurnLimit, RanksPlayersBehindThoseWhoArrived) {
  Game game(terms_of(3, 6, 3), state_of({"a7", "a10 b10", "j10 i10"}, ":300.1:---"));
  game.play("b10-c10 i10-h10");
  EXPECT_THAT(game.places(), ElementsAre(1, 2, 2));
}

TEST(StarTurnLimit, KeepsThePlaceOfAPlayerWhoArrivesInTheLastRound) {
  EXPECT_THAT(two(":300.0").play("g10-f10 g4-c3").places(), ElementsAre(2, 1));
  EXPECT_EQ(two(":300.0").play("g10-f10 g4-c3").cause(), FinishCause::arrived);
}

TEST(EliminatedStarSeat, HasTheLowestPlaceAndNoMen) {
  Game game = three().out(1);
  EXPECT_EQ(game.position.seats[1], (Progress{Standing::out, 3}));
  EXPECT_EQ(write_state(game.terms, game.position), "g10 a11 b11 a12 b12 a13//i10 j10:1.0:-3-");
  game.out(0);
  EXPECT_THAT(game.places(), ElementsAre(2, 3, 1));
  EXPECT_EQ(game.cause(), FinishCause::alone);
}

TEST(EliminatedStarSeat, HasNoTurn) {
  EXPECT_EQ(three(":1.0").out(0).waits_for(), 1);
  EXPECT_EQ(three(":1.0").out(1).waits_for(), 0);
  EXPECT_EQ(three(":1.1").out(1).waits_for(), 2);
  Game last = three(":1.2").out(2);
  EXPECT_EQ(last.waits_for(), 0);
  EXPECT_EQ(last.position.round, 2);
}

TEST(EliminatedStarSeat, MakesTheOtherOfTwoTheWinner) {
  EXPECT_THAT(two().out(0).places(), ElementsAre(2, 1));
  EXPECT_THAT(two().out(1).places(), ElementsAre(1, 2));
}

TEST(EliminatedStarSeat, ChangesNothingOnceItHasArrived) {
  Game game = two().play("g10-c11");
  const Position before = game.position;
  EXPECT_EQ(game.out(0).position, before);
  EXPECT_THAT(game.out(1).places(), ElementsAre(1, 2));
  const Position over = game.position;
  EXPECT_EQ(game.out(0).out(1).position, over);
}

TEST(LastStarSeat, StillHasItsTurnInTheRoundOfAnArrival) {
  Game game = three().play("g10-c11").out(2);
  EXPECT_EQ(game.waits_for(), 1);
  EXPECT_THAT(game.play("b10-c10").places(), ElementsAre(1, 2, 3));
  EXPECT_THAT(three().play("g10-c11 b10-c10").out(2).places(), ElementsAre(1, 2, 3));
  EXPECT_THAT(three().play("g10-c11").out(1).out(2).places(), ElementsAre(1, 3, 2));
}

TEST(StarPassedTurn, GoesToTheNextSeat) {
  Game game(terms_of(4, 10, 2), "a1/a2 b2 a3 c3");
  EXPECT_EQ(game.play("-").waits_for(), 1);
}

TEST(StarFinishCause, HasAStableName) {
  EXPECT_EQ(cause_name(FinishCause::arrived), "arrived");
  EXPECT_EQ(cause_name(FinishCause::alone), "alone");
  EXPECT_EQ(cause_name(FinishCause::turn_limit), "turn_limit");
}

}  // namespace
}  // namespace crownhead::star
