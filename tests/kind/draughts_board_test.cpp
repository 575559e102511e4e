#include "rules/kind/draughts_board.hpp"

#include <gtest/gtest.h>

#include "rules/kind/board.hpp"

namespace crownhead::kind {
namespace {

Board begun(std::string_view variant, std::string_view start) {
  return Board::begin({.variant = variant, .ruleset = "", .start = start}).value();
}

TEST(DraughtsBoard, PlaysLegalMovesAndWritesThemInFull) {
  Board board = begun("international", draughts::find_variant("international")->start_fen);
  EXPECT_EQ(board.seats(), 2u);
  EXPECT_EQ(board.turn(), Seat::white);
  EXPECT_EQ(board.legal().size(), 9u);
  EXPECT_EQ(board.act("32-28").value().text, "32-28");
  EXPECT_EQ(board.turn(), Seat::black);
}

TEST(DraughtsBoard, IsUnchangedByAnIllegalMove) {
  Board board = begun("international", "W:W32:B19");
  EXPECT_FALSE(board.act("32-22"));
  EXPECT_FALSE(board.act("nonsense"));
  EXPECT_EQ(board.state(), "W:W32:B19");
}

TEST(DraughtsBoard, ReplaysAMoveFromItsChangeOnly) {
  Board board = begun("international", "W:W32:B28,19");
  Board replayed = board;
  const Played played = board.act("32x23x14").value();
  ASSERT_TRUE(replayed.replay("a text that nobody reads", &*played.change));
  EXPECT_EQ(replayed.state(), board.state());
  EXPECT_FALSE(replayed.replay("32-28", nullptr)) << "draughts requires the change";
  board.restart();
  EXPECT_EQ(board.state(), "W:W32:B19,28");
}

TEST(DraughtsBoard, EndsWithPlacesAndPoints) {
  Board board = begun("international", "W:W32:B28");
  EXPECT_EQ(board.end(false), std::nullopt);
  board.act("32x23").value();
  const auto end = board.end(false);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->finish, won_by(Seat::white));
  EXPECT_EQ(end->reason, EndReason::no_pieces);
}

TEST(DraughtsBoard, RejectsUnknownTerms) {
  EXPECT_FALSE(Board::begin({.variant = "halma", .ruleset = "", .start = ""}));
  EXPECT_FALSE(Board::begin({.variant = "international", .ruleset = "none", .start = "W:W1:B2"}));
  EXPECT_FALSE(Board::begin({.variant = "international", .ruleset = "", .start = "W:W99:B2"}));
}

TEST(ResultText, FollowsTheVariant) {
  const auto& international = *draughts::find_variant("international");
  const auto& russian = *draughts::find_variant("russian");
  EXPECT_EQ(result_text(international, Outcome::white_wins), "2-0");
  EXPECT_EQ(result_text(international, Outcome::black_wins), "0-2");
  EXPECT_EQ(result_text(international, Outcome::draw), "1-1");
  EXPECT_EQ(result_text(russian, Outcome::white_wins), "1-0");
  EXPECT_EQ(result_text(russian, Outcome::black_wins), "0-1");
  EXPECT_EQ(result_text(russian, Outcome::draw), "1/2-1/2");
  EXPECT_EQ(result_text(international, Outcome::none), "");
}

}  // namespace
}  // namespace crownhead::kind
