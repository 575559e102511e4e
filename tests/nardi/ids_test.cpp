#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/nardi/match_id.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/nardi/xgid.hpp"
#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {
namespace {

using testing::HasSubstr;

constexpr auto start_xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

TEST(PositionId, OfTheStart) {
  EXPECT_EQ(write_position_id(start_position()), "4HPwATDgc/ABMA");
  EXPECT_EQ(read_position_id("4HPwATDgc/ABMA"), start_position());
  EXPECT_EQ(read_position_id("4HPwATDgc/ABMA=="), start_position());
  EXPECT_EQ(read_position_id("4HPwATDgc/ABMA", Color::black), start_position(Color::black));
}

TEST(PositionId, StartsWithTheSideThatIsNotOnRoll) {
  Position moved = start_position(Color::white);
  Men& black = moved.men[slot(Color::black)];
  --black[24];
  ++black[13];
  EXPECT_EQ(write_position_id(moved), "4HPwAyDgc/ABMA");
  EXPECT_EQ(read_position_id("4HPwAyDgc/ABMA"), moved);
}

TEST(PositionId, EndsWithTheManOnTheBar) {
  const auto xgid = read_xgid("XGID=-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10");
  ASSERT_TRUE(xgid);
  EXPECT_EQ(xgid->position.of(Color::white)[bar], 1);
  EXPECT_EQ(write_position_id(xgid->position), "4HPwATDgc/ABUA");
}

TEST(PositionId, IsRejectedWithAReason) {
  struct Row {
    std::string text;
    std::string why;
  };
  for (const auto& [text, why] : std::initializer_list<Row>{
           {"", "14 letters"},
           {"4HPwATDgc/ABM", "14 letters"},
           {"4HPwATDgc/ABMA=", "14 letters"},
           {"4HPwATDgc/AB\xffz", "14 letters"},
           {"4HPwATDgc/ABMB", "14 letters"},  // a bit after the last byte
           {"//////////////", "14 letters"},
           {"/////////////w", "more than 15 checkers"},
           {"4HPwATDgc/ABOA", "more than 15 checkers"},
           {"AAAAAAAAAAAAgA", "after the checkers"},
           {"AQAAAAAAAABAAA", "both sides"},
           {"AAAAAAAAAAAAAA", "Both sides have borne off"},
       }) {
    const auto read = read_position_id(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Code::bad_position);
    EXPECT_THAT(read.error().detail, HasSubstr(why)) << text;
  }
}

TEST(PositionId, IsRejectedIfNeitherSideCouldEverEnter) {
  Men closed = {};
  closed[off] = 2;
  for (std::size_t point = 1; point <= 6; ++point) closed[point] = 2;
  closed[bar] = 1;
  const Position stuck{{closed, closed}, Color::white};
  const auto read = read_position_id(write_position_id(stuck));
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().detail, HasSubstr("neither could ever move"));
}

Moment to_roll(int length, Color on_roll) {
  Moment moment;
  moment.match.length = length;
  moment.on_roll = moment.decides = on_roll;
  return moment;
}

TEST(MatchId, RoundTripsMomentsOfAMatch) {
  const Moment first = to_roll(3, Color::black);
  Moment rolled = first;
  rolled.dice = Roll{3, 1};
  Moment later = to_roll(5, Color::white);
  later.match.score = {1, 2};
  later.match.cube = {2, Color::white};
  later.dice = Roll{5, 2};
  Moment at_seven = to_roll(7, Color::black);
  at_seven.match.score = {2, 1};
  at_seven.match.cube = {2, Color::white};
  at_seven.dice = Roll{3, 1};
  for (const auto& [text, moment] : {std::pair("cAlgAAAAAAAE", first),
                                     {"cIllAAAAAAAE", rolled},
                                     {"AYGqABAAEAAE", later},
                                     {"QYnlACAACAAE", at_seven}}) {
    EXPECT_EQ(write_match_id(moment), text);
    EXPECT_EQ(read_match_id(text), moment);
  }
}

TEST(MatchId, IsReadWithoutTheUndocumentedBit) {
  EXPECT_EQ(read_match_id("cAlgAAAAAAAA"), to_roll(3, Color::black));
}

TEST(MatchId, RoundTripsEveryField) {
  for (const Stage stage :
       {Stage::none, Stage::playing, Stage::over, Stage::resigned, Stage::dropped})
    for (const auto offered :
         {std::optional<Win>(), std::optional(Win::single), std::optional(Win::backgammon)}) {
      Moment moment = to_roll(32'767, Color::white);
      moment.match = {32'767, {32'766, 12'345}, {32'768, Color::black}, true};
      moment.stage = stage;
      moment.decides = Color::black;
      moment.doubled = true;
      moment.offered = offered;
      moment.dice = Roll{6, 1};
      EXPECT_EQ(read_match_id(write_match_id(moment)), moment);
    }
}

TEST(MatchId, IsRejectedWithAReason) {
  struct Row {
    std::string text;
    std::string why;
  };
  for (const auto& [text, why] : std::initializer_list<Row>{
           {"", "12 letters"},
           {"cAlgAAAAAAA", "12 letters"},
           {"cAlgAAAAAA E", "12 letters"},
           {"cIlgAAAAAAAE", "a die"},  // a single die
           {"cIk/AAAAAAAE", "a die"},  // a seven
           {"YAlgAAAAAAAE", "a third player"},
           {"cA9gAAAAAAAE", "no game can have"},
           {"cAlgAAAAAAAM", "after the scores"},
       }) {
    const auto read = read_match_id(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Code::bad_position);
    EXPECT_THAT(read.error().detail, HasSubstr(why)) << text;
  }
}

TEST(XgidText, OfTheStart) {
  Xgid start{.position = start_position()};
  start.moment.match.length = 0;
  EXPECT_EQ(write_xgid(start), start_xgid);
  EXPECT_EQ(read_xgid(start_xgid), start);
  EXPECT_EQ(read_xgid(std::string(start_xgid).substr(5)), start);
  EXPECT_EQ(read_xgid("\ufeff" + std::string(start_xgid)), start);
}

TEST(XgidText, RoundTripsEveryField) {
  for (const std::string text : {"XGID=-b----E-C---eE---c-e----B-:1:1:-1:31:2:1:0:7:10",
                                 "XGID=-b----E-C---eE---c-e----B-:2:-1:1:D:6:3:1:7:3",
                                 "XGID=a-a--BBBBBBB--------a--gbA:0:0:-1:66:0:0:3:0:10",
                                 "XGID=-----------------------a-O:0:0:1:11:0:0:2:0:0"}) {
    const auto read = read_xgid(text);
    ASSERT_TRUE(read) << text << ": " << read.error().detail;
    EXPECT_EQ(write_xgid(*read), text);
  }
}

TEST(XgidText, NamesThePlayerWhoAnswersADouble) {
  const auto read = read_xgid("-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:3:10");
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->moment.doubled);
  EXPECT_EQ(read->moment.on_roll, Color::black);
  EXPECT_EQ(read->moment.decides, Color::white);
}

TEST(XgidText, RoundTripsRandomPositions) {
  std::mt19937 random(11);
  for (int i = 0; i < 10'000; ++i) {
    Xgid xgid{.position = i % 2 == 0 ? random_of_play(random) : random_thrown(random)};
    xgid.moment.on_roll = xgid.moment.decides = xgid.position.turn;
    xgid.moment.match.length = 5;
    const std::string text = write_xgid(xgid);
    EXPECT_EQ(read_xgid(text), xgid) << text;
  }
}

TEST(XgidText, IsRejectedWithAReason) {
  const std::string men = "-b----E-C---eE---c-e----B-";
  struct Row {
    std::string text;
    std::string why;
  };
  for (const auto& [text, why] : std::initializer_list<Row>{
           {"", "nine fields after the checkers"},
           {std::string(200, ':'), "at most 120 characters"},
           {men + ":0:0:1:00:0:0:0:0", "nine fields after the checkers"},
           {"-b:0:0:1:00:0:0:0:0:10", "26 characters"},
           {"!b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "-, A to O"},
           {"Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "other side's bar"},
           {"-b----E-C---eE---c-e----C-:0:0:1:00:0:0:0:0:10", "more than 15 checkers"},
           {men + ":16:0:1:00:0:0:0:0:10", "an invalid cube"},
           {men + ":0:2:1:00:0:0:0:0:10", "an invalid cube"},
           {men + ":0:0:0:00:0:0:0:0:10", "an invalid cube"},
           {men + ":0:0:1:70:0:0:0:0:10", "dice"},
           {men + ":0:0:1:B:0:0:0:0:10", "dice"},
           {men + ":0:0:1:00:-1:0:0:0:10", "score"},
           {men + ":0:0:1:00:0:0:0:99999999999:10", "score"},
           {men + ":0:0:1:00:0:0:2:5:10", "rule"},
           {men + ":0:0:1:00:0:0:0:5:", "rule"},
       }) {
    const auto read = read_xgid(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, Code::bad_position);
    EXPECT_THAT(read.error().detail, HasSubstr(why)) << text;
  }
}

}  // namespace
}  // namespace crownhead::nardi
