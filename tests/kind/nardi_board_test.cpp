#include "rules/kind/nardi_board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "rules/kind/board.hpp"
#include "rules/kind/variants.hpp"

namespace crownhead::kind {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using ToDo = NardiBoard::ToDo;

NardiBoard begun_nardi(std::string_view terms, std::string_view ruleset = "wbgf") {
  return NardiBoard::begin({.variant = nardi_key, .ruleset = ruleset, .start = terms}).value();
}

/// A match with chosen dice.
struct Table {
  explicit Table(std::string_view terms, std::string_view ruleset = "wbgf")
      : board(begun_nardi(terms, ruleset)) {}

  Table& roll(std::uint8_t first, std::uint8_t second) {
    EXPECT_TRUE(board.roll_wanted());
    board.rolled({first, second});
    return *this;
  }
  Table& act(const std::string& text) {
    const auto played = board.act(text);
    EXPECT_TRUE(played) << text << ": " << (played ? "" : played.error().detail);
    return *this;
  }
  std::string refusal(const std::string& text) {
    const auto before = board.diagram().text();
    const auto played = board.act(text);
    EXPECT_EQ(board.diagram().text(), before);
    return played ? "" : played.error().detail;
  }
  /// The seat in turn concedes a game at this multiple of the cube.
  Table& lose(int times = 1) { return act("concede " + std::to_string(times)).act("accept"); }

  NardiBoard board;
};

TEST(NardiBoard, BeginsWithItsTerms) {
  const Board board =
      Board::begin({.variant = nardi_key, .ruleset = "wbgf", .start = "7 points cube crawford"})
          .value();
  EXPECT_EQ(board.ruleset_key(), "wbgf");
  EXPECT_EQ(board.seats(), 2U);
  EXPECT_EQ(board.links(), 7 * 1024);
  EXPECT_EQ(begun_nardi("99 points").links(), 12 * 1024);
  EXPECT_THAT(board.legal(), IsEmpty());
  EXPECT_EQ(begun_nardi("", "").ruleset_key(), "latvian");
  EXPECT_FALSE(Board::begin({.variant = nardi_key, .ruleset = "latvian", .start = "3 points"}));
  EXPECT_FALSE(Board::begin({.variant = nardi_key, .ruleset = "fmjd", .start = "1 point"}));
}

TEST(NardiBoard, WaitsForAnOpeningRollThatBelongsToNoPlayer) {
  Table table("1 point");
  const auto wanted = table.board.roll_wanted().value();
  EXPECT_EQ(wanted.number, 1);
  EXPECT_EQ(wanted.seat, dice::nobody);
  EXPECT_EQ(table.board.to_do(), std::nullopt);
  EXPECT_FALSE(table.board.act("8/5 6/5"));
  table.roll(4, 4);
  EXPECT_EQ(table.board.roll_wanted().value().number, 2) << "a tie is rolled again";
  table.roll(2, 5);
  EXPECT_EQ(table.board.roll_wanted(), std::nullopt);
  EXPECT_EQ(table.board.turn(), Seat::black);
  EXPECT_EQ(table.board.dice(), (nardi::Roll{2, 5}));
  EXPECT_EQ(table.board.legal().size(), 8U + 3U) << "plays of 52, and what may be conceded";
}

TEST(NardiBoard, RollsAgainForTheFirstTurnUnderTheLatvianRules) {
  Table table("1 point", "latvian");
  table.roll(3, 1);
  EXPECT_EQ(table.board.turn(), Seat::white);
  const auto wanted = table.board.roll_wanted().value();
  EXPECT_EQ(wanted.number, 2);
  EXPECT_EQ(wanted.seat, 0);
  table.roll(6, 6);
  EXPECT_THAT(table.board.legal(), SizeIs(11)) << "66, and nothing to concede";
}

TEST(NardiBoard, AcceptsAPlayInAnyFormAndWritesItInNormalForm) {
  Table table("1 point");
  table.roll(3, 1);
  EXPECT_EQ(table.board.act("6/5, 8/5").value().text, "31: 8/5 6/5");
  EXPECT_EQ(table.board.turn(), Seat::black);
  const auto wanted = table.board.roll_wanted().value();
  EXPECT_EQ(wanted.seat, 1) << "without a cube the dice are rolled at once";
  table.roll(6, 5);
  EXPECT_THAT(table.refusal("24/14"), HasSubstr("not a legal play of 65"));
  EXPECT_THAT(table.refusal("roll"), HasSubstr("roll"));
  table.act("65: 24/13");
}

TEST(NardiBoard, PassesIfNothingCanBePlayed) {
  Table table("1 point");
  table.roll(6, 1).act("13/7 8/7").roll(6, 6);
  EXPECT_EQ(table.board.only_act(), std::nullopt);
  // White closes its home while Black has a checker on the bar.
  Table closed("1 point");
  std::mt19937 lot(11);
  bool passed = false;
  for (int i = 0; i < 4000 && !passed && !closed.board.end(false); ++i) {
    if (closed.board.roll_wanted()) {
      closed.board.rolled(
          {static_cast<std::uint8_t>(lot() % 6 + 1), static_cast<std::uint8_t>(lot() % 6 + 1)});
    } else if (const auto only = closed.board.only_act()) {
      EXPECT_THAT(*only, HasSubstr(": -"));
      EXPECT_EQ(closed.board.legal().front(), *only);
      passed = true;
    } else {
      const auto legal = closed.board.legal();
      closed.act(legal[lot() % (legal.size() - 3)]);
    }
  }
  EXPECT_TRUE(passed);
}

TEST(NardiBoard, DoublesBeforeTheRoll) {
  Table table("3 points cube");
  table.roll(3, 1);
  EXPECT_THAT(table.refusal("double"), HasSubstr("double")) << "the opening dice are rolled";
  table.act("8/5 6/5");
  EXPECT_EQ(table.board.to_do(), ToDo::roll_or_double);
  EXPECT_THAT(table.board.legal(),
              ElementsAre("roll", "double", "concede 1", "concede 2", "concede 3"));
  EXPECT_THAT(table.refusal("13/7"), HasSubstr("you can: roll, double"));
  table.act("double");
  EXPECT_EQ(table.board.turn(), Seat::white);
  EXPECT_EQ(table.board.to_do(), ToDo::take_or_drop);
  EXPECT_THAT(table.refusal("roll"), HasSubstr("you can: take, drop"));
  Table dropped = table;
  dropped.act("drop");
  EXPECT_EQ(dropped.board.match().score_of(nardi::Color::black), 1);
  EXPECT_EQ(dropped.board.roll_wanted().value().seat, dice::nobody) << "the next game begins";
  table.act("take");
  EXPECT_EQ(table.board.turn(), Seat::black);
  EXPECT_EQ(table.board.roll_wanted().value().seat, 1);
  EXPECT_EQ(table.board.match().cube, (nardi::Cube{2, nardi::Color::white}));
  table.roll(6, 5).act("24/13");
  EXPECT_EQ(table.board.to_do(), ToDo::roll_or_double) << "White owns the cube";
  table.act("roll").roll(2, 1).act("13/11 6/5");
  EXPECT_EQ(table.board.to_do(), std::nullopt) << "Black does not";
  EXPECT_EQ(table.board.roll_wanted().value().seat, 1);
}

TEST(NardiBoard, HasNoCubeInTheCrawfordGame) {
  Table table("2 points cube crawford");
  table.roll(1, 2).lose();
  EXPECT_EQ(table.board.match().score_of(nardi::Color::white), 1);
  EXPECT_TRUE(table.board.match().crawford);
  table.roll(3, 1).act("8/5 6/5");
  EXPECT_EQ(table.board.to_do(), std::nullopt);
  table.roll(6, 5).lose();
  ASSERT_TRUE(table.board.end(false));
  EXPECT_EQ(table.board.end(false)->outcome(), Outcome::white_wins);
}

TEST(NardiBoard, AllowsConcedingUpToThreeTimesTheCube) {
  Table table("9 points cube");
  table.roll(3, 1);
  EXPECT_THAT(table.refusal("concede 4"), Not(IsEmpty()));
  EXPECT_THAT(table.refusal("concede 0"), Not(IsEmpty()));
  table.act("concede 1");
  EXPECT_EQ(table.board.turn(), Seat::black);
  EXPECT_EQ(table.board.conceded(), nardi::Win::single);
  EXPECT_EQ(table.board.to_do(), ToDo::accept_or_refuse);
  EXPECT_THAT(table.refusal("concede 1"), HasSubstr("you can: accept, refuse"));
  table.act("refuse");
  EXPECT_EQ(table.board.turn(), Seat::white);
  EXPECT_EQ(table.board.dice(), (nardi::Roll{3, 1}));
  EXPECT_THAT(table.board.legal(), AllOf(Contains("concede 2"), Not(Contains("concede 1"))));
  table.act("concede 3").act("accept");
  EXPECT_EQ(table.board.match().score_of(nardi::Color::black), 3);
  table.roll(6, 1).act("13/7 8/7").act("concede 1").act("refuse");
  EXPECT_EQ(table.board.to_do(), ToDo::roll_or_double) << "the game resumes where it was";
}

TEST(NardiBoard, HasNoConcessionUnderTheLatvianRules) {
  Table table("1 point", "latvian");
  table.roll(3, 1).roll(3, 1);
  EXPECT_THAT(table.refusal("concede 1"), HasSubstr("not a play"));
}

TEST(NardiBoard, IsWrittenAsGnubgIds) {
  Table table("3 points");
  table.roll(1, 3);
  EXPECT_THAT(table.board.diagram().text(), HasSubstr("4HPwATDgc/ABMA:"));
  const auto text = table.board.diagram().text();
  const auto moment = nardi::read_match_id(text.substr(text.find(':') + 1)).value();
  EXPECT_EQ(moment.match.length, 3);
  EXPECT_EQ(moment.decides, nardi::Color::black);
  EXPECT_EQ(moment.dice, (nardi::Roll{1, 3}));
}

TEST(NardiBoard, AbsorbsTheInputsThatDecideTheDice) {
  Table table("1 point");
  table.roll(3, 1);
  table.board.hear(Seat::white, "31: 8/5 6/5", "anna-1");
  table.act("8/5 6/5");
  Table other = table;
  EXPECT_EQ(other.board.roll_wanted()->heard, table.board.roll_wanted()->heard);
  other.board.hear(Seat::black, "roll", "ben");
  EXPECT_EQ(other.board.roll_wanted()->heard, table.board.roll_wanted()->heard)
      << "no player changes their own roll";
  other.board.hear(Seat::white, "refuse", "");
  EXPECT_NE(other.board.roll_wanted()->heard, table.board.roll_wanted()->heard);
}

TEST(NardiBoard, IsDrawnWhenTheChainIsUsedUp) {
  Table table("1 point");
  for (int i = 0; i < table.board.links(); ++i) {
    EXPECT_FALSE(table.board.end(false));
    table.roll(2, 2);
  }
  EXPECT_EQ(table.board.roll_wanted(), std::nullopt);
  ASSERT_TRUE(table.board.end(false));
  EXPECT_EQ(table.board.end(false)->outcome(), Outcome::draw);
  EXPECT_EQ(reason_name(*table.board.end(false)), "dice_used_up");
}

/// Both play at random to the end of the match; replaying the stored texts and rolls gives the same
/// board.
class WholeMatch : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(WholeMatch, IsReplayedFromItsTextsAndRolls) {
  const auto& [ruleset, terms] = GetParam();
  std::mt19937 lot(20261126);
  const auto die = [&] { return static_cast<std::uint8_t>(lot() % 6 + 1); };
  for (int match = 0; match < 5; ++match) {
    NardiBoard board = begun_nardi(terms, ruleset);
    NardiBoard replayed = board;
    int acts = 0;
    while (!board.end(false)) {
      ASSERT_LT(++acts, 20'000);
      if (const auto wanted = board.roll_wanted()) {
        ASSERT_EQ(replayed.roll_wanted()->number, wanted->number);
        const dice::Roll roll{die(), die()};
        board.rolled(roll);
        replayed.rolled(roll);
        continue;
      }
      ASSERT_TRUE(board.to_do());
      const auto legal = board.legal();
      const auto text = board.act(legal[lot() % legal.size()]).value().text;
      ASSERT_TRUE(replayed.replay(text, nullptr)) << text;
      ASSERT_EQ(replayed.diagram().text(), board.diagram().text());
      ASSERT_EQ(replayed.turn(), board.turn());
    }
    const End end = *board.end(false);
    EXPECT_EQ(end.reason, EndReason::match_won);
    const auto winner =
        end.outcome() == Outcome::white_wins ? nardi::Color::white : nardi::Color::black;
    EXPECT_GE(board.match().score_of(winner), board.terms().length);
    EXPECT_EQ(board.restarted().diagram().text(), begun_nardi(terms, ruleset).diagram().text());
  }
}

INSTANTIATE_TEST_SUITE_P(NardiBoard, WholeMatch,
                         testing::Values(std::pair("latvian", "1 point"),
                                         std::pair("wbgf", "1 point"),
                                         std::pair("wbgf", "5 points"),
                                         std::pair("wbgf", "7 points cube crawford"),
                                         std::pair("wbgf", "9 points cube")),
                         [](const auto& info) { return "Terms" + std::to_string(info.index); });

TEST(NardiBoard, WritesResultsLikeTheStar) {
  EXPECT_EQ(result_text(nardi_key, Outcome::white_wins), "1-0");
  EXPECT_EQ(result_text(nardi_key, Outcome::draw), "1/2-1/2");
}

}  // namespace
}  // namespace crownhead::kind
