#include "rules/puzzles/proof.hpp"

#include <gtest/gtest.h>
#include <string>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/endings/made_table.hpp"

namespace crownhead::puzzles {
namespace {

const draughts::Variant& russian = *draughts::find_variant("russian");
const endings::Table& table() { return endings::made_table("russian", 3); }

Proof proof_of(const std::string& fen, const std::string& answer, const endings::Table* endings) {
  const auto position = draughts::read_fen(russian, fen).value();
  return proof(russian, endings, position, draughts::read_move(russian, position, answer).value());
}

TEST(Proof, TheAnswerWinsAndNoOtherMoveDoes) {
  EXPECT_EQ(proof_of("W:WKc5,e7:BKf8", "c5-a3", &table()), Proof::only_win);
  EXPECT_EQ(proof_of("W:WKc7:Ba3", "c7-e5", &table()), Proof::only_win);
}

TEST(Proof, AnotherWinRefutesWhetherSlowerOrFaster) {
  EXPECT_EQ(proof_of("W:WKa1,c3:Bh8", "c3-b4", &table()), Proof::refuted) << "in 3, others in 7";
  EXPECT_EQ(proof_of("W:WKa1,c3:Bh8", "c3-d4", &table()), Proof::refuted) << "in 7, another in 3";
  EXPECT_EQ(proof_of("W:Wa5,c5:Bb6", "c5:a7", &table()), Proof::refuted) << "two equal captures";
}

TEST(Proof, AnAnswerThatDoesNotWinIsRefuted) {
  EXPECT_EQ(proof_of("B:WKf8:BKa3,h4", "h4-g3", &table()), Proof::refuted) << "all moves draw";
  EXPECT_EQ(proof_of("W:WKc7:Ba3", "c7-b8", &table()), Proof::refuted);
}

TEST(Proof, WithFewPiecesOnlyATableCounts) {
  EXPECT_EQ(proof_of("W:WKc5,e7:BKf8", "c5-a3", nullptr), Proof::missing);
  EXPECT_EQ(proof_of("W:Wa1,c1,e1:Bb8,d8", "a1-b2", &table()), Proof::missing)
      << "five pieces, a table of three";
  EXPECT_EQ(proof_of("W:Wa1,c1,e1:Bb8,d8,f8", "a1-b2", &table()), Proof::open);
}

// The captures lead to a position that a table covers, but the position itself is not covered.
TEST(Proof, CapturesIntoFewPiecesNeedATable) {
  const std::string fen = "W:Wc3,a1,h2:Bd4,f8,h8";
  EXPECT_EQ(proof_of(fen, "c3:e5", nullptr), Proof::missing);
}

TEST(Proof, AMoveThatEndsTheGameIsKnownWithoutATable) {
  EXPECT_EQ(proof_of("W:Wa5,c5:Bb6", "c5:a7", nullptr), Proof::refuted);
  EXPECT_EQ(proof_of("W:Wc5:Bb6", "c5:a7", nullptr), Proof::only_win);
}

TEST(Proof, FewPiecesAreFiveOn32SquaresAndFourOnMore) {
  EXPECT_EQ(few_pieces(russian), 5);
  EXPECT_EQ(few_pieces(*draughts::find_variant("international")), 4);
  EXPECT_EQ(few_pieces(*draughts::find_variant("turkish")), 4);
}

TEST(Wins, IsTrueOnlyIfTheMoveIsKnownToWin) {
  const auto wins_by = [](const std::string& fen, const std::string& move,
                          const endings::Table* endings) {
    const auto position = draughts::read_fen(russian, fen).value();
    return wins(russian, endings, position, draughts::read_move(russian, position, move).value());
  };
  EXPECT_TRUE(wins_by("W:WKa1,c3:Bh8", "a1-b2", &table()));
  EXPECT_FALSE(wins_by("W:WKa1,c3:Bh8", "a1-b2", nullptr));
  EXPECT_FALSE(wins_by("W:WKc7:Ba3", "c7-b8", &table()));
  EXPECT_TRUE(wins_by("W:Wc5:Bb6", "c5:a7", nullptr));
}

}  // namespace
}  // namespace crownhead::puzzles
