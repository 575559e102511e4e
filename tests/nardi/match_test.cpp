#include "rules/nardi/match.hpp"

#include <gtest/gtest.h>

#include "rules/nardi/opening.hpp"
#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

const Ruleset& wbgf = *find_ruleset("wbgf");
const Ruleset& latvian = *find_ruleset("latvian");

TEST(NardiRulesets, AreLatvianAndWbgf) {
  EXPECT_EQ(rulesets().size(), 2U);
  EXPECT_EQ(rulesets().front().key, "latvian");
  EXPECT_EQ(latvian.opening, Opening::fresh);
  EXPECT_EQ(wbgf.opening, Opening::same);
  EXPECT_EQ(find_ruleset("us"), nullptr);
}

TEST(NardiOpening, GoesToTheHigherDie) {
  EXPECT_EQ(who_begins({6, 1}), Color::white);
  EXPECT_EQ(who_begins({2, 5}), Color::black);
  EXPECT_EQ(who_begins({4, 4}), std::nullopt);
  EXPECT_EQ(first_roll(wbgf, {2, 5}), (Roll{2, 5}));
  EXPECT_EQ(first_roll(latvian, {2, 5}), std::nullopt);
}

struct Ended {
  std::string name;
  Position position;
  Win win;
};

TEST(NardiBoardEnd, DependsOnTheMenTheLoserHasLeft) {
  for (const auto& [name, position, win] : std::initializer_list<Ended>{
           {"one borne off", position_with({}, {{24, 1}, {0, 1}, {5, 12}}), Win::single},
           {"none borne off", position_with({}, {{24, 14}, {7, 1}}), Win::gammon},
           {"one in the winner's home", position_with({}, {{24, 14}, {6, 1}}), Win::backgammon},
           {"one on the winner's first point", position_with({}, {{24, 14}, {1, 1}}),
            Win::backgammon},
           {"one on the bar", position_with({}, {{24, 14}, {0, 1}}), Win::backgammon},
       }) {
    EXPECT_EQ(board_end(wbgf, position), (BoardEnd{Color::white, win})) << name;
    EXPECT_EQ(board_end(latvian, position), (BoardEnd{Color::white, Win::single})) << name;
  }
  EXPECT_EQ(board_end(wbgf, position_with({}, {{24, 15}}, Color::black)),
            (BoardEnd{Color::black, Win::gammon}));
}

TEST(NardiBoardEnd, IsNoneWhileBothHaveMen) {
  EXPECT_EQ(board_end(wbgf, start_position()), std::nullopt);
  EXPECT_EQ(board_end(wbgf, position_with({{1, 1}}, {{24, 1}})), std::nullopt);
}

TEST(NardiTerms, RoundTrip) {
  for (const auto& [text, terms] : {std::pair("1 point", Terms{1, false, false}),
                                    {"5 points", Terms{5, false, false}},
                                    {"7 points cube", Terms{7, true, false}},
                                    {"99 points cube crawford", Terms{99, true, true}}}) {
    EXPECT_EQ(read_terms(wbgf, text), terms);
    EXPECT_EQ(write_terms(terms), text);
  }
  EXPECT_EQ(read_terms(wbgf, ""), Terms());
  EXPECT_EQ(read_terms(wbgf, "3 cube"), (Terms{3, true, false}));
  EXPECT_EQ(read_terms(latvian, "1 point"), Terms());
}

TEST(NardiTerms, AreRejectedIfImpossible) {
  for (const std::string text :
       {"0 points", "100 points", "-1 points", "1000 points", "points", "point 3", "3 games",
        "crawford", "3 points crawford", "3 points cube cube", "cube points"})
    EXPECT_EQ(read_terms(wbgf, text).error().code, Code::invalid_field) << text;
  for (const std::string text : {"3 points", "1 point cube"})
    EXPECT_EQ(read_terms(latvian, text).error().code, Code::invalid_field) << text;
}

constexpr Terms five{5, true, true};

TEST(NardiCube, ChangesHandsAndDoublesTheStake) {
  Match match = new_match(five);
  EXPECT_TRUE(may_double(five, match, Color::white));
  EXPECT_TRUE(may_double(five, match, Color::black));
  match = after_take(match, Color::white);
  EXPECT_EQ(match.cube, (Cube{2, Color::black}));
  EXPECT_FALSE(may_double(five, match, Color::white));
  EXPECT_TRUE(may_double(five, match, Color::black));
  EXPECT_EQ(points_of(match, Win::single), 2);
  EXPECT_EQ(points_of(match, Win::backgammon), 6);
  EXPECT_EQ(after_game(five, match, Color::black, 2).cube, Cube());
}

TEST(NardiCube, IsDeadIfAGameWinsTheMatch) {
  Match match = new_match(five);
  match.score = {3, 0};
  match.cube = {2, Color::white};
  EXPECT_FALSE(may_double(five, match, Color::white));
  match.cube.owner = Color::black;
  EXPECT_TRUE(may_double(five, match, Color::black));
  EXPECT_FALSE(may_double({1, true, true}, new_match({1, true, true}), Color::white));
  EXPECT_TRUE(may_double({0, true, false}, new_match({0, true, false}), Color::white));
  EXPECT_FALSE(may_double({5, false, false}, new_match({5, false, false}), Color::white));
}

TEST(NardiCrawford, IsTheOneGameAfterAPlayerFirstNeedsOnePoint) {
  Match match = after_game(five, new_match(five), Color::white, 4);
  EXPECT_TRUE(match.crawford);
  EXPECT_FALSE(may_double(five, match, Color::black));
  match = after_game(five, match, Color::black, 2);
  EXPECT_FALSE(match.crawford);
  EXPECT_TRUE(may_double(five, match, Color::black));
  match = after_game(five, match, Color::black, 2);
  EXPECT_EQ(match.score, (std::array{4, 4}));
  EXPECT_FALSE(match.crawford) << "there has been one";
  EXPECT_EQ(winner_of(match), std::nullopt);
  match = after_game(five, match, Color::black, 2);
  EXPECT_EQ(winner_of(match), Color::black);
}

TEST(NardiCrawford, DoesNotApplyUnlessAgreed) {
  const Terms terms{5, true, false};
  EXPECT_FALSE(after_game(terms, new_match(terms), Color::white, 4).crawford);
}

TEST(NardiMatch, ForMoneyHasNoEnd) {
  const Terms money{0, true, false};
  EXPECT_EQ(winner_of(after_game(money, new_match(money), Color::white, 64)), std::nullopt);
}

}  // namespace
}  // namespace crownhead::nardi
