#include "rules/play/record.hpp"

#include <gtest/gtest.h>

#include "tests/play/sample_game.hpp"

namespace crownhead::play {
namespace {

draughts::PdnGame record(const Table& table) {
  return record_of(table.game, {"anna", "ben"}, "https://example.org/game/5");
}

TEST(Record, HasTheTagsOfTheGame) {
  Table table(setup_of());
  table.does(Resign{Color::black}).value();
  const auto pdn = record(table);
  EXPECT_EQ(pdn.tags, (decltype(pdn.tags){{"Event", "Rated live game"},
                                          {"Site", "https://example.org/game/5"},
                                          {"Date", "2024.01.10"},
                                          {"Round", "-"},
                                          {"White", "anna"},
                                          {"Black", "ben"},
                                          {"Result", "2-0"},
                                          {"GameType", "20"},
                                          {"TimeControl", "300+3"},
                                          {"Termination", "resignation"}}));
  EXPECT_EQ(pdn.result, "2-0");
}

TEST(Record, SaysWhereAGameBeganElsewhere) {
  const Table table(setup_of(three_days_a_move, "russian", "", "B:Wa1:Bh8,b8"));
  const auto pdn = record(table);
  EXPECT_EQ(pdn.tag("Event"), "Rated correspondence game");
  EXPECT_EQ(pdn.tag("GameType"), "25");
  EXPECT_EQ(pdn.tag("SetUp"), "1");
  EXPECT_EQ(pdn.tag("FEN"), "B:Wa1:Bh8,b8");
  EXPECT_EQ(pdn.tag("TimeControl"), "1/259200");
  EXPECT_EQ(pdn.result, "*");
}

TEST(Record, AnAbortedGameHasNoResult) {
  Table table(setup_of());
  table.does(Abort{Color::white}).value();
  EXPECT_EQ(record(table).tag("Result"), "*");
  EXPECT_EQ(record(table).tag("Termination"), "abort");
}

TEST(Record, WritesEveryTimeControl) {
  struct Row {
    TimeControl control;
    const char* tag;
  };
  const Sessions sessions{{{50, seconds(8640000)}, {10, seconds(864000)}}};
  for (const auto& [control, tag] : {Row{sessions, "50/8640000:10/864000"}, Row{Unlimited{}, "-"},
                                     Row{Fischer{seconds(0), seconds(5)}, "0+5"}})
    EXPECT_EQ(record(Table(setup_of(control))).tag("TimeControl"), tag);
}

TEST(Record, NamesWhoGaveHalfOfHisTimeAway) {
  Table table(setup_of());
  EXPECT_EQ(record(table).tag("Berserk"), "");
  table.does(GoBerserk{Color::black}).value();
  EXPECT_EQ(record(table).tag("Berserk"), "black");
  table.does(GoBerserk{Color::white}).value();
  EXPECT_EQ(record(table).tag("Berserk"), "both");
}

TEST(Record, HasNoClocksWithoutALimit) {
  Table table(setup_of(Unlimited{}));
  EXPECT_EQ(record(table.play({"32-28"})).moves[0].comment, "");
}

TEST(Record, GivesBothClocksAfterEachMove) {
  Table table(setup_of(Fischer{seconds(7200), seconds(1)}));
  table.play({"32-28"}).wait(seconds(42)).play({"19-23"}).wait(seconds(3601)).play({"28x19"});
  const auto pdn = record(table);
  ASSERT_EQ(pdn.moves.size(), 3u);
  EXPECT_EQ(pdn.moves[0].text, "32-28");
  EXPECT_EQ(pdn.moves[0].comment, "[%clock w2:00:00 B2:00:00]");
  EXPECT_EQ(pdn.moves[1].comment, "[%clock W2:00:00 b1:59:19]");
  EXPECT_EQ(pdn.moves[2].comment, "[%clock w1:00:00 B1:59:19]");
}

TEST(Record, BeginsWithTheSideThatMovedFirst) {
  Table table(setup_of(five_and_three, "international", "", "B:W31-50:B1-20"));
  table.play({"19-23"}).wait(seconds(5)).play({"32-28"});
  const auto pdn = record(table);
  EXPECT_EQ(pdn.moves[0].comment, "[%clock W0:05:00 b0:05:00]");
  EXPECT_EQ(pdn.moves[1].comment, "[%clock w0:04:58 B0:05:00]");
}

}  // namespace
}  // namespace crownhead::play
