#include "rules/star/computer/search.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "rules/star/computer/worth.hpp"
#include "rules/star/play.hpp"

namespace crownhead::star::computer {
namespace {

Terms terms_of(int side, int men, int seats = 2) {
  return make_terms(side, men, seats, "classic").value();
}

/// Plays a complete game between the levels; returns the places of the seats.
std::vector<int> places_after(const Terms& terms, const std::vector<int>& levels,
                              std::uint64_t lot) {
  Position position = start_position(terms);
  while (waits_for(terms, position)) {
    const Answer answer = choose({.terms = terms,
                                  .position = position,
                                  .level = levels[position.turn],
                                  .lot = lot++,
                                  .share = 0.2});
    play(terms, position, answer.move);
  }
  return finish(terms, position)->places;
}

TEST(StarComputer, MakesLegalMovesAtEveryLevel) {
  for (const Terms& terms :
       {terms_of(3, 6), terms_of(4, 10), terms_of(4, 15), terms_of(4, 10, 6)}) {
    Position position = start_position(terms);
    std::mt19937 random(1);
    for (int ply = 0; ply < 60 && waits_for(terms, position); ++ply) {
      const auto legal = legal_moves(terms, position);
      const Answer answer = choose({.terms = terms,
                                    .position = position,
                                    .level = weakest + ply % strongest,
                                    .lot = random(),
                                    .share = 0.05});
      ASSERT_NE(std::ranges::find(legal, answer.move), legal.end());
      play(terms, position, answer.move);
    }
  }
}

TEST(StarComputer, PassesIfNothingCanMove) {
  const Terms terms = terms_of(4, 10);
  Position position = start_position(terms);
  std::ranges::fill(position.men, std::uint8_t{0});
  position.men[0] = man_of(0);
  for (const Hole hole : std::initializer_list<Hole>{1, 2, 3, 4, 5}) position.men[hole] = man_of(1);
  ASSERT_EQ(legal_moves(terms, position), std::vector{pass});
  EXPECT_EQ(choose({.terms = terms, .position = position}).move, pass);
}

TEST(StarComputer, IsReproducibleFromTheSeed) {
  const Terms terms = terms_of(4, 10);
  const Position start = start_position(terms);
  const auto asked = [&](std::uint64_t lot) {
    return choose({.terms = terms, .position = start, .level = 2, .lot = lot}).move;
  };
  bool differ = false;
  for (std::uint64_t lot = 0; lot < 20; ++lot) {
    EXPECT_EQ(asked(lot), asked(lot));
    differ = differ || asked(lot) != asked(0);
  }
  EXPECT_TRUE(differ);
}

TEST(StarComputer, VisitsNoMorePositionsThanTheShareAllows) {
  const Terms terms = terms_of(4, 10);
  const Position start = start_position(terms);
  const auto all = choose({.terms = terms, .position = start});
  const auto few = choose({.terms = terms, .position = start, .share = 0.001});
  EXPECT_GT(all.positions, 2'000U);
  EXPECT_LT(few.positions, 200U);
}

/// Returns the positions of a game of two medium levels from its start, at most to its end.
std::vector<Position> course(const Terms& terms, int plies) {
  std::vector<Position> course;
  Position next = start_position(terms);
  for (int ply = 0; ply < plies && waits_for(terms, next); ++ply) {
    course.push_back(next);
    play(terms, next, choose({.terms = terms, .position = next, .level = 6}).move);
  }
  return course;
}

/// Returns a function that is true from the `times`th call on.
std::function<bool()> after_asking(int times) {
  return [times, asked = 0]() mutable { return ++asked >= times; };
}

Answer asked_with_time(const Terms& terms, const Position& position, int times) {
  return choose({.terms = terms,
                 .position = position,
                 .lot = 1,
                 .share = 1e6,
                 .enough = after_asking(times)});
}

/// Returns the answer of the strongest level without a clock at a share that reaches this many
/// plies.
std::optional<Answer> asked_for_plies(const Terms& terms, const Position& position, int plies) {
  for (double share = 0.001; share <= 1; share *= 1.2) {
    const Answer answer = choose({.terms = terms, .position = position, .lot = 1, .share = share});
    if (answer.plies == plies) return answer;
  }
  return std::nullopt;
}

TEST(StarComputer, WithoutATimeLimitSearchesToItsDepth) {
  const Terms terms = terms_of(4, 10);
  std::vector<std::pair<int, std::uint64_t>> found;
  for (const Position& position : course(terms, 3)) {
    const Answer answer = choose({.terms = terms, .position = position, .lot = 1});
    found.emplace_back(answer.score, answer.positions);
  }
  EXPECT_EQ(found,
            (std::vector<std::pair<int, std::uint64_t>>{{43, 3287}, {0, 3094}, {131, 8926}}));
}

TEST(StarComputer, ALowerLevelIgnoresTheStopCallback) {
  const Terms terms = terms_of(4, 10);
  const Position start = start_position(terms);
  const auto no = [] { return false; };
  for (int level = weakest; level < strongest; ++level) {
    const Answer plain = choose({.terms = terms, .position = start, .level = level});
    const Answer watched =
        choose({.terms = terms, .position = start, .level = level, .enough = no});
    EXPECT_EQ(watched.move, plain.move) << level;
    EXPECT_EQ(watched.positions, plain.positions) << level;
  }
}

TEST(StarComputer, WhenStoppedAnswersFromTheLastFullDepth) {
  const Terms terms = terms_of(4, 10);
  for (const Position& position : course(terms, 6)) {
    const Answer at_once = asked_with_time(terms, position, 1);
    EXPECT_LT(at_once.positions, 1'400U);
    const auto without = asked_for_plies(terms, position, at_once.plies);
    ASSERT_TRUE(without);
    EXPECT_EQ(at_once.move, without->move);
    EXPECT_EQ(at_once.score, without->score);
  }
}

TEST(StarComputer, SearchesDeeperWithMoreTime) {
  const Terms terms = terms_of(3, 6);
  const Position start = start_position(terms);
  const Answer some = asked_with_time(terms, start, 2);
  const Answer all = asked_with_time(terms, start, 100);
  EXPECT_GT(all.positions, 100'000U);
  EXPECT_GT(all.plies, some.plies);
  EXPECT_GT(all.plies, choose({.terms = terms, .position = start, .lot = 1}).plies);
  EXPECT_EQ(all.move, asked_with_time(terms, start, 100).move);
}

// Otherwise each move of a nearly finished game would use all available time.
TEST(StarComputer, StopsSearchingOnceItSeesTheEnd) {
  const Terms terms = terms_of(3, 6);
  const Position last = course(terms, 500).back();
  const Answer answer = asked_with_time(terms, last, 100);
  EXPECT_GE(std::abs(answer.score), decided);
  EXPECT_EQ(answer.plies, 1);
}

TEST(StarComputer, EvaluatesTheStartEquallyForBoth) {
  const Terms terms = terms_of(4, 10);
  const Position start = start_position(terms);
  EXPECT_EQ(worth(terms, start, 0), 0);
  Position moved = start;
  play(terms, moved, choose({.terms = terms, .position = start}).move);
  EXPECT_GT(worth(terms, moved, 0), 0);
  EXPECT_EQ(worth(terms, moved, 0), -worth(terms, moved, 1));
}

TEST(StarComputer, BringsAllItsMenHomeAndBeatsALowerLevel) {
  for (const Terms& terms : {terms_of(3, 6), terms_of(4, 10)}) {
    for (std::uint64_t game = 0; game < 2; ++game) {
      EXPECT_EQ(places_after(terms, {7, 1}, 100 * game), (std::vector{1, 2}));
      EXPECT_EQ(places_after(terms, {1, 7}, 100 * game), (std::vector{2, 1}));
    }
  }
}

// With more than two seats the evaluation must not depend on the next seat's lead.
TEST(StarComputer, EvaluatesForItsOwnSeatWithAnyNumberOfPlayers) {
  for (const int seats : {2, 3, 6}) {
    const Terms terms = terms_of(4, 10, seats);
    Position position = start_position(terms);
    for (int ply = 0; ply < 3 * seats; ++ply) {
      // One ply only.
      const Answer answer = choose({.terms = terms, .position = position, .level = 5});
      Position next = position;
      play(terms, next, answer.move);
      EXPECT_EQ(answer.score, worth(terms, next, position.turn)) << seats;
      position = next;
    }
  }
}

TEST(StarComputer, WinsAmongThreeIfOnlyItLooksAhead) {
  const Terms terms = terms_of(3, 6, 3);
  EXPECT_EQ(places_after(terms, {8, 4, 4}, 1)[0], 1);
  EXPECT_EQ(places_after(terms, {4, 8, 4}, 2)[1], 1);
  EXPECT_EQ(places_after(terms, {4, 4, 8}, 3)[2], 1);
}

TEST(StarComputer, FinishesAGameOfSixSeats) {
  const auto places = places_after(terms_of(4, 10, 6), {5, 5, 5, 5, 5, 5}, 1);
  EXPECT_EQ(std::ranges::count(places, 0), 0);
}

}  // namespace
}  // namespace crownhead::star::computer
