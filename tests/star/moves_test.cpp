// The moves of hand-checked positions on the large star. South is to move; its target is the north
// point.
#include "rules/star/moves.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/star/notation.hpp"
#include "tests/star/positions.hpp"

namespace crownhead::star {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

struct Case {
  std::string name;
  std::string state;
  std::vector<std::string> open;     ///< all moves if a man may rest anywhere
  std::vector<std::string> classic;  ///< the moves of the classic rules
};

void PrintTo(const Case& one, std::ostream* out) { *out << one.state; }

class StarMoves : public testing::TestWithParam<Case> {};

TEST_P(StarMoves, AreExactlyTheListedOnes) {
  for (const auto& [ruleset, moves] :
       {std::pair{"open", GetParam().open}, {"classic", GetParam().classic}}) {
    const Terms terms = terms_of(4, 10, 2, ruleset);
    EXPECT_THAT(moves_of(terms, position_of(terms, GetParam().state)),
                testing::UnorderedElementsAreArray(moves))
        << ruleset;
  }
}

/// For positions in which both rulesets allow the same.
Case same(std::string name, std::string state, std::vector<std::string> moves) {
  return {std::move(name), std::move(state), moves, moves};
}

const std::vector cases{
    same("S3_a_man_alone", "e9/a17", {"e9-d9", "e9-f9", "e9-f8", "e9-e8", "e9-e10", "e9-f10"}),
    same("S4_a_man_to_jump", "e9/f9 a17", {"e9-d9", "e9-g9", "e9-f8", "e9-e8", "e9-e10", "e9-f10"}),
    same("S5_two_in_line_are_no_hurdle", "e9/f9 g9",
         {"e9-d9", "e9-f8", "e9-e8", "e9-e10", "e9-f10"}),
    {"S6_jumps_may_stop_half_way",
     "a9/b9 d9 a17",
     {"a9-a10", "a9-b10", "a9-a8", "a9-b8", "a9-c9", "a9-e9"},
     {"a9-b10", "a9-b8", "a9-c9", "a9-e9"}},
    same("S7_round_a_ring", "e9/f9 g10 f10",
         {"e9-d9", "e9-e10", "e9-e8", "e9-f8", "e9-g9", "e9-g11"}),
    {"S8_out_of_the_target",
     "b14/a1",
     {"b14-a14", "b14-c14", "b14-a15", "b14-b15", "b14-f13", "b14-g13"},
     {"b14-a14", "b14-c14", "b14-a15", "b14-b15"}},
    {"S9_into_a_foreign_point",
     "e13/a1",
     {"e13-a14", "e13-d13", "e13-f13", "e13-d12", "e13-e12"},
     {"e13-a14", "e13-f13", "e13-d12", "e13-e12"}},
    {"S10_through_a_foreign_point",
     "f13/e13 d12",
     {"f13-a14", "f13-b14", "f13-g13", "f13-e12", "f13-f12", "f13-d13", "f13-d11"},
     {"f13-a14", "f13-b14", "f13-g13", "f13-e12", "f13-f12", "f13-d11"}},
    {"S11_jumps_in_the_target",
     "a14/b14 e13",
     {"a14-a15", "a14-c14", "a14-f13", "a14-d12"},
     {"a14-a15", "a14-c14"}},
    same("S12_no_move", "a1/a2 b2 a3 c3", {}),
    same("S13_one_jump_is_free", "a1/a2 b2 a3", {"a1-c3"}),
    same("S14_over_own_men", "a1 a2 b2/a17",
         {"a1-a3", "a1-c3", "a2-a3", "a2-b3", "b2-b3", "b2-c3"}),
};

INSTANTIATE_TEST_SUITE_P(Positions, StarMoves, testing::ValuesIn(cases),
                         [](const auto& test) { return test.param.name; });

TEST(StarMovesAtTheStart, AreStepsOfTheFirstRowAndJumpsOfTheSecond) {  // S1
  const Terms terms = terms_of(4, 10, 2);
  EXPECT_THAT(moves_of(terms, start_position(terms)),
              UnorderedElementsAre("a4-e5", "a4-f5", "b4-f5", "b4-g5", "c4-g5", "c4-h5", "d4-h5",
                                   "d4-i5", "a3-e5", "a3-g5", "b3-f5", "b3-h5", "c3-g5", "c3-i5"));
}

TEST(StarMovesAtTheStart, MayEnterASideCampWithFifteenMenUnderOpenRules) {  // S2
  const Terms open = terms_of(4, 15, 2, "open");
  const Terms classic = terms_of(4, 15, 2);
  auto all = moves_of(open, start_position(open));
  const auto resting = moves_of(classic, start_position(classic));
  EXPECT_EQ(all.size(), 22U);
  EXPECT_EQ(resting.size(), 18U);
  std::erase_if(
      all, [&](const auto& move) { return std::ranges::find(resting, move) != resting.end(); });
  EXPECT_THAT(all, UnorderedElementsAre("e5-d5", "i5-j5", "f5-d5", "h5-j5"));
}

class LeavingHome : public testing::Test {  // S15
 protected:
  auto moves(const std::string& state) const {
    return moves_of(terms_, position_of(terms_, state));
  }
  const Terms terms_ = terms_of(4, 10, 2);
};

TEST_F(LeavingHome, IsRequiredFromItsTurnOn) {
  EXPECT_THAT(moves("b4 e9/a17:50.0"), UnorderedElementsAre("b4-f5", "b4-g5"));
  EXPECT_THAT(moves("b4 e9/a17:51.0"), UnorderedElementsAre("b4-f5", "b4-g5"));
  EXPECT_EQ(moves("b4 e9/a17:49.0").size(), 12U);
}

TEST_F(LeavingHome, RequiresAMoveInsideIfNoManCanLeave) {
  EXPECT_THAT(moves("a1 e9/a17:50.0"), UnorderedElementsAre("a1-a2", "a1-b2"));
}

TEST_F(LeavingHome, DoesNotApplyIfTheMenAtHomeAreStuck) {
  EXPECT_EQ(moves("a1 e9/a2 b2 a3 c3:50.0").size(), 6U);
}

TEST_F(LeavingHome, IsNotRequiredUnderTheOpenRules) {
  const Terms open = terms_of(4, 10, 2, "open");
  EXPECT_EQ(moves_of(open, position_of(open, "b4 e9/a17:50.0")).size(), 12U);
}

TEST(StarPass, IsTheOnlyMoveIfThereIsNoOther) {
  const Terms terms = terms_of(4, 10, 2);
  EXPECT_THAT(legal_moves(terms, position_of(terms, "a1/a2 b2 a3 c3")), ElementsAre(pass));
}

TEST(StarMovesOfAFinishedGame, DoNotExist) {
  const Terms terms = terms_of(4, 10, 2);
  EXPECT_THAT(legal_moves(terms, position_of(terms, "a1/:9.0:12")), IsEmpty());
}

TEST(StarMovesWithLargeCamps, MayRestOnTheEdgeOfTheHexagon) {
  const Terms terms = terms_of(4, 15, 3);
  EXPECT_THAT(moves_of(terms, position_of(terms, "e9/a13/m13")), testing::SizeIs(6));
  EXPECT_THAT(moves_of(terms, position_of(terms, "c8/a13/m13")), testing::Contains("c8-b8"));
}

}  // namespace
}  // namespace crownhead::star
