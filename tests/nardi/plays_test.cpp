#include "rules/nardi/plays.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using testing::UnorderedElementsAreArray;

std::vector<std::string> texts(const Position& position, Roll roll) {
  std::vector<std::string> all;
  for (const Play& play : plays(position, roll)) all.push_back(write_play(play));
  return all;
}

/// A position that tests a single rule of a play.
struct Case {
  std::string name;
  std::string id;
  Position position;
  Roll roll;
  std::vector<std::string> legal;
};

void PrintTo(const Case& tested, std::ostream* out) { *out << tested.name; }

std::vector<Case> cases() {
  const auto closed = {std::pair(19, 2), {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}};
  const auto five_held = {std::pair(20, 2), {21, 2}, {22, 2}, {23, 2}, {24, 2}};
  return {
      {"TheLargerOfTwo", "ABgAAAAABAAAAA", position_with({{24, 1}}, {{13, 2}}), {6, 5}, {"24/18"}},
      {"TheSmallerIfTheLargerIsBlocked",
       "wGAAAAAAEAAAAA",
       position_with({{24, 1}}, {{18, 2}, {13, 2}}),
       {6, 5},
       {"24/19"}},
      {"OneOrderAlone", "wAAAAAAABAAAAA", position_with({{24, 1}}, {{18, 2}}), {6, 5}, {"24/13"}},
      {"EitherButNotBothWithTwoMen",
       "BgMAAAgAIAAAAA",
       position_with({{24, 1}, {7, 1}}, {{18, 2}, {23, 2}}),
       {6, 1},
       {"7/1"}},
      {"BothWhereAChoiceAllowsIt",
       "wAAAAAIACAAAAA",
       position_with({{24, 1}, {7, 1}}, {{18, 2}}),
       {6, 1},
       {"24/23 7/1", "24/17"}},
      {"EntersWithTheDieThatCan",
       "4AEAAAwIAAEAAA",
       position_with({{25, 1}, {13, 1}, {6, 2}}, {{19, 4}}),
       {6, 4},
       {"bar/21 13/7", "bar/15"}},
      {"OneOfTwoEnters",
       "YAAAAB8AAAMAAA",
       position_with({{25, 2}, {6, 5}}, {{19, 2}}),
       {6, 5},
       {"bar/20"}},
      {"NothingAgainstAClosedHome",
       "27YBAAAMAIAAAA",
       position_with({{25, 1}, {6, 2}}, closed),
       {6, 5},
       {"-"}},
      {"ThreeOfFour",
       "ADAAAAEACAAAAA",
       position_with({{24, 1}, {6, 1}}, {{12, 2}}),
       {4, 4},
       {"24/16 6/2"}},
      {"BearingOffIsAChoice",
       "AwAAoA0AAAAAAA",
       position_with({{5, 2}, {4, 2}, {3, 1}}, {{24, 2}}),
       {6, 4},
       {"5/off 4/off", "5/off 5/1"}},
      {"TheHighestCountsAtThatMoment",
       "AwAAEAIAAAAAAA",
       position_with({{6, 1}, {2, 1}}, {{24, 2}}),
       {5, 4},
       {"6/1 2/off", "6/off"}},
      {"ComesHomeAndBearsOffInOnePlay",
       "AwAAIAoAAAAAAA",
       position_with({{7, 1}, {6, 1}, {3, 1}}, {{24, 2}}),
       {6, 1},
       {"7/off", "7/1 6/5", "7/1 3/2"}},
      {"TheLastManByOneDieOrTwo",
       "AwAAAAEAAAAAAA",
       position_with({{6, 1}}, {{24, 2}}),
       {6, 1},
       {"6/off"}},
      {"NeedNotWin",
       "AwAACAIAAAAAAA",
       position_with({{6, 1}, {1, 1}}, {{24, 2}}),
       {6, 1},
       {"6/off 1/off", "6/off"}},
      {"HitsOnTheWayOrNot",
       "AJAAAIAAAAAAAA",
       position_with({{13, 1}}, {{12, 1}, {10, 1}}),
       {2, 1},
       {"13/12* 12/10*", "13/10*"}},
      {"EntersWithADouble",
       "MgAAAAABYAAAAA",
       position_with({{25, 2}, {13, 1}}, {{23, 1}, {21, 2}}),
       {2, 2},
       {"bar/23*(2) 13/9"}},
      {"BearsNoneOffFromTheBar",
       "2zYAAFAAACAAAA",
       position_with({{25, 1}, {3, 1}, {2, 1}}, five_held),
       {6, 3},
       {"bar/16"}},
      {"EveryWayInTheHome",
       "AwAAQAUAAAAAAA",
       position_with({{6, 1}, {5, 1}, {4, 1}}, {{24, 2}}),
       {3, 2},
       {"6/3 5/3", "6/3 4/2", "5/2 4/2", "5/off", "6/4 5/2", "6/1", "5/3 4/1"}},
      {"FourInOneWayAlone",
       "wAAAABAACAAAAA",
       position_with({{24, 1}, {10, 1}}, {{18, 2}}),
       {3, 3},
       {"24/21 10/1"}},
  };
}

class LegalPlays : public testing::TestWithParam<Case> {};

TEST_P(LegalPlays, AreExactlyTheListedOnes) {
  const Case& tested = GetParam();
  EXPECT_THAT(texts(tested.position, tested.roll), UnorderedElementsAreArray(tested.legal));
  EXPECT_EQ(play_count(tested.position, tested.roll), tested.legal.size());
}

TEST_P(LegalPlays, DoNotDependOnTheOrderOfTheDice) {
  const Case& tested = GetParam();
  const Roll turned{tested.roll.second, tested.roll.first};
  EXPECT_THAT(texts(tested.position, turned), UnorderedElementsAreArray(tested.legal));
}

TEST_P(LegalPlays, HaveTheListedPositionId) {
  const Case& tested = GetParam();
  EXPECT_EQ(write_position_id(tested.position), tested.id);
  EXPECT_EQ(read_position_id(tested.id), tested.position);
}

INSTANTIATE_TEST_SUITE_P(Cases, LegalPlays, testing::ValuesIn(cases()),
                         [](const auto& test) { return test.param.name; });

TEST(Plays, OfTheStartMatchPublishedCounts) {
  const std::map<std::string, std::size_t> counts = {
      {"11", 42}, {"21", 15}, {"31", 16}, {"41", 14}, {"51", 8},  {"61", 10}, {"22", 75},
      {"32", 17}, {"42", 18}, {"52", 8},  {"62", 14}, {"33", 73}, {"43", 17}, {"53", 9},
      {"63", 14}, {"44", 52}, {"54", 9},  {"64", 14}, {"55", 4},  {"65", 7},  {"66", 11}};
  for (const Roll roll : all_rolls()) {
    EXPECT_EQ(plays(start_position(), roll).size(), counts.at(write_roll(roll)));
    EXPECT_EQ(play_count(start_position(), roll), counts.at(write_roll(roll)));
  }
}

TEST(Plays, AgainstAClosedHomeAreAPassForEveryRoll) {
  const auto closed = {std::pair(19, 2), {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}};
  for (const Roll roll : all_rolls())
    EXPECT_THAT(texts(position_with({{25, 1}, {6, 2}}, closed), roll), ElementsAre("-"));
}

TEST(Plays, AreNoneOnceASideHasBorneOffAllMen) {
  EXPECT_THAT(plays(position_with({}, {{24, 2}}), {6, 5}), IsEmpty());
  EXPECT_THAT(plays(position_with({{24, 2}}, {}), {6, 5}), IsEmpty());
  EXPECT_TRUE(is_over(position_with({}, {{24, 2}})));
}

TEST(Plays, OfBlackMirrorThoseOfWhite) {
  const auto position = position_with({{25, 2}, {13, 1}}, {{23, 1}, {21, 2}}, Color::black);
  EXPECT_THAT(texts(position, {2, 2}), ElementsAre("bar/23*(2) 13/9"));
}

TEST(Plays, SendAHitManToTheBar) {
  const auto position = position_with({{13, 1}}, {{12, 1}, {10, 1}, {1, 4}}, Color::black);
  const auto play = read_play(position, {2, 1}, "13/12*/10*");
  ASSERT_TRUE(play);
  const auto expected = position_with({{25, 2}, {24, 4}}, {{15, 1}}, Color::white);
  EXPECT_EQ(after(position, *play), expected);
}

}  // namespace
}  // namespace crownhead::nardi
