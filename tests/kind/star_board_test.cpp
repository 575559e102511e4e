#include "rules/kind/star_board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "rules/kind/board.hpp"
#include "rules/kind/variants.hpp"

namespace crownhead::kind {
namespace {

using testing::ElementsAre;

Board begun_star(std::string_view start, std::string_view ruleset = "open") {
  return Board::begin({.variant = star_key, .ruleset = ruleset, .start = start}).value();
}

const StarBoard& star_of(const Board& board) { return *board.as<StarBoard>(); }

TEST(StarBoard, BeginsWithItsTerms) {
  const Board board = begun_star("side 4 men 10 seats 2", "");
  EXPECT_EQ(board.ruleset_key(), "classic");
  EXPECT_EQ(board.seats(), 2u);
  EXPECT_EQ(board.legal().size(), 14u);
  EXPECT_EQ(terms_text(star_of(board).terms()), "side 4 men 10 seats 2");
  EXPECT_EQ(begun_star("side 3 men 6 seats 6").seats(), 6u);
}

TEST(StarBoard, RejectsOtherTerms) {
  for (const auto* start :
       {"", "side 4", "side 5 men 10 seats 2", "side 4 men 9 seats 2", "side 4 men 10 seats 7",
        "side 4 men 10 seats 2 more", "men 10 side 4 seats 2", "side -4 men 10 seats 2"})
    EXPECT_FALSE(Board::begin({.variant = star_key, .ruleset = "", .start = start})) << start;
  EXPECT_FALSE(
      Board::begin({.variant = star_key, .ruleset = "fmjd", .start = "side 4 men 10 seats 2"}));
}

TEST(StarBoard, AcceptsTheWholePathAndWritesItsEnds) {
  Board board = begun_star("side 4 men 10 seats 2");
  Board whole = board;
  const auto played = board.act("b3-f5").value();
  EXPECT_EQ(played.text, "b3-f5");
  EXPECT_EQ(board.turn(), Seat::black);
  EXPECT_THAT(star_of(board).hole_names(played.path), ElementsAre("b3", "f5"));
  EXPECT_EQ(star_of(board).path_of_last("b3-f5"), played.path);
  EXPECT_FALSE(whole.act("a1-a17"));
  EXPECT_EQ(whole.state(), begun_star("side 4 men 10 seats 2").state());
}

/// A random game is replayed from its stored texts.
TEST(StarBoard, IsReplayedFromItsTextsOnly) {
  std::mt19937 lot(20261126);
  Board board = begun_star("side 3 men 6 seats 3", "classic");
  Board replayed = board;
  for (int i = 0; i < 200 && !board.end(false); ++i) {
    const auto legal = board.legal();
    const auto text = board.act(legal[lot() % legal.size()]).value().text;
    ASSERT_TRUE(replayed.replay(text, nullptr)) << text;
    ASSERT_EQ(replayed.state(), board.state());
  }
  EXPECT_FALSE(replayed.replay("a1", nullptr));
  EXPECT_FALSE(replayed.replay("z1-z2", nullptr));
  replayed.restart();
  EXPECT_EQ(replayed.state(), begun_star("side 3 men 6 seats 3").state());
}

/// Both move straight ahead; the first seat fills the other's home first, and the round is
/// completed.
TEST(StarBoard, EndsWithPlaces) {
  std::mt19937 lot(7);
  const auto ends = [&] {
    Board board = begun_star("side 3 men 6 seats 2", "classic");
    std::optional<End> end;
    while (!(end = board.end(false))) {
      const auto legal = board.legal();
      board.act(legal[lot() % legal.size()]).value();
    }
    return *end;
  };
  for (int game = 0; game < 3; ++game) {
    const End end = ends();
    EXPECT_TRUE(end.reason == EndReason::arrived || end.reason == EndReason::turn_limit);
    EXPECT_NE(end.outcome(), Outcome::none);
    EXPECT_EQ(end.finish.points[Seat::white] + end.finish.points[Seat::black], 2);
  }
}

TEST(Variants, ListDraughtsFirst) {
  for (const auto key : variant_keys()) EXPECT_TRUE(is_variant(key)) << key;
  EXPECT_EQ(variant_keys().back(), "nardi");
  EXPECT_FALSE(is_variant("halma"));
  EXPECT_THAT(listed_variants(), testing::StartsWith("international, "));
  EXPECT_EQ(result_text("star", Outcome::draw), "1/2-1/2");
  EXPECT_EQ(result_text("international", Outcome::draw), "1-1");
  EXPECT_EQ(result_text("halma", Outcome::draw), "");
}

}  // namespace
}  // namespace crownhead::kind
