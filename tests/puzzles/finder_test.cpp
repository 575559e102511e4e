#include "rules/puzzles/finder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/puzzles/proof.hpp"
#include "tests/endings/made_table.hpp"

namespace crownhead::puzzles {
namespace {

using testing::Contains;
using testing::IsEmpty;

constexpr Finder::Limits limits{.glance = 5'000, .look = 60'000, .second_look = 200'000};

/// A game, or the end of one.
struct Played {
  Played(const std::string& key, const std::string& fen, const std::vector<std::string>& texts,
         const endings::Table* endings = nullptr)
      : variant(*draughts::find_variant(key)),
        finder(variant, variant.rulesets.front(), limits, endings),
        start(draughts::read_fen(variant, fen).value()),
        stands(start) {
    for (const auto& text : texts) {
      moves.push_back(draughts::read_move(variant, stands, text).value());
      stands = draughts::after(variant, stands, moves.back());
    }
  }

  std::vector<std::string> written(const std::vector<draughts::Move>& line) const {
    auto position = stands;
    std::vector<std::string> texts;
    for (const auto& move : line) {
      texts.push_back(draughts::write_move(variant, position, move));
      position = draughts::after(variant, position, move);
    }
    return texts;
  }

  const draughts::Variant& variant;
  Finder finder;
  draughts::Position start;
  draughts::Position stands;
  std::vector<draughts::Move> moves;
};

TEST(Finder, FindsTheOnlyGoodReplyToAMistake) {
  const Played game("russian",
                    "B:Wa1,e1,b2,d2,f2,h2,a3,c3,e3,g3,b4,h4:Ba5,e5,g5,d6,f6,a7,c7,e7,g7,b8,d8,h8",
                    {"c7-b6"});
  const auto found = game.finder.in(game.start, game.moves);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().ply, 1);
  EXPECT_EQ(found.front().before, game.start);
  EXPECT_EQ(found.front().last_move, game.moves.front());
  EXPECT_EQ(found.front().themes, themes_of(game.variant, game.stands, found.front().solution));
  EXPECT_EQ(game.written(found.front().solution).front(), "g3-f4");
}

TEST(Finder, FollowsAShotToItsGain) {
  const Played game("russian",
                    "B:Wa1,e1,b2,d2,f2,h2,a3,c3,e3,g3,b4,h4:Ba5,e5,g5,d6,f6,a7,c7,e7,g7,b8,d8,h8",
                    {"c7-b6"});
  const auto [moves, score] = game.finder.solution(game.stands);
  EXPECT_GT(score, 100);
  EXPECT_EQ(game.written(moves).front(), "g3-f4");
  EXPECT_EQ(moves.size() % 2, 1U);
  EXPECT_THAT(themes_of(game.variant, game.stands, moves), Contains(Theme::shot));
}

TEST(Finder, SkipsPositionsWithSeveralGoodMoves) {
  // Three kings win whatever they do.
  const Played game("russian", "B:WKa1,Kc1,Ke1,c3:Bh8,h6", {"h8-g7"});
  EXPECT_THAT(game.finder.in(game.start, game.moves), IsEmpty());
}

// From positions that the program once included: the first is won by a single move; the others are
// drawn whatever one plays, won by several moves of different length, and won by two captures.
TEST(Finder, TrustsOnlyATableWithFewPieces) {
  const auto& table = endings::made_table("russian", 3);
  const auto found = [&](const std::string& fen, const std::string& last_move,
                         const endings::Table* endings) {
    const Played game("russian", fen, {last_move}, endings);
    return game.written(game.finder.solution(game.stands).moves);
  };
  EXPECT_THAT(found("B:WKc5,e7:BKh6", "h6-f8", &table), testing::ElementsAre("c5-a3"));
  EXPECT_THAT(found("B:WKc5,e7:BKh6", "h6-f8", nullptr), IsEmpty());
  EXPECT_THAT(found("W:WKd6:BKa3,h4", "d6-f8", &table), IsEmpty());
  EXPECT_THAT(found("B:Wc3,d4:Bb8", "b8-a7", &table), IsEmpty());
}

TEST(Finder, EveryTurnOfALineHasOneWin) {
  const auto& table = endings::made_table("russian", 3);
  const Played game("russian", "B:WKc5,e7:BKh6", {"h6-f8"}, &table);
  auto stands = game.stands;
  const auto moves = game.finder.solution(stands).moves;
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    if (ply % 2 == 0 && draughts::legal_moves(game.variant, stands).size() > 1)
      EXPECT_EQ(proof(game.variant, &table, stands, moves[ply]), Proof::only_win) << ply;
    stands = draughts::after(game.variant, stands, moves[ply]);
  }
}

TEST(Finder, SkipsAdvantagesThatTheOpponentDidNotCause) {
  // A man ahead before and after.
  const Played game("russian", "B:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7", {"a7-b6"});
  EXPECT_THAT(game.finder.in(game.start, game.moves), IsEmpty());
}

TEST(Finder, SkipsCapturesAndForcedMoves) {
  const Played forced("russian", "B:Wc3:Be5,h8", {"e5-d4"});
  EXPECT_THAT(forced.finder.solution(forced.stands).moves, IsEmpty());
  const Played captures("russian", "W:Wc3,e3:Bd4,h8,a7", {});
  ASSERT_GT(draughts::legal_moves(captures.variant, captures.stands).size(), 1U);
  EXPECT_THAT(captures.finder.solution(captures.stands).moves, IsEmpty());
}

TEST(Finder, EndsWithTheGame) {
  const Played over("russian", "B:Wc3:Bd4", {"d4:b2"});
  EXPECT_THAT(over.finder.in(over.start, over.moves), IsEmpty());
}

}  // namespace
}  // namespace crownhead::puzzles
