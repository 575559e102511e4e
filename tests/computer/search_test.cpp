#include "rules/computer/search.hpp"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::computer {
namespace {

using namespace draughts;

/// A game that begins with this position, and the computer's answers in it.
class Asked {
 public:
  Asked(const Variant& variant, const Position& start)
      : variant_(variant), position_(start), draws_(variant, variant.rulesets.front(), start) {}
  Asked(const std::string& variant, const std::string& fen)
      : Asked(*find_variant(variant), read_fen(*find_variant(variant), fen).value()) {}

  Answer answer(int level, std::uint64_t lot = 1, double share = 1,
                std::function<bool()> enough = {}) const {
    return choose({variant_, position_, draws_, level, lot, share, std::move(enough)});
  }
  std::string text(int level, std::uint64_t lot = 1, double share = 1) const {
    return write_move(variant_, position_, answer(level, lot, share).move);
  }

  void play(const Move& move) {
    const Position next = after(variant_, position_, move);
    draws_.played(position_, move, next);
    position_ = next;
  }
  Asked& play(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) play(read_move(variant_, position_, move).value());
    return *this;
  }

  std::vector<Move> moves() const { return legal_moves(variant_, position_); }
  bool is_over() const { return moves().empty() || draws_.automatic(); }
  const Position& position() const { return position_; }
  const Variant& variant() const { return variant_; }

 private:
  const Variant& variant_;
  Position position_;
  DrawCount draws_;
};

std::vector<std::string> keys() {
  std::vector<std::string> keys;
  for (const Variant& variant : variants()) keys.emplace_back(variant.key);
  return keys;
}

class EveryVariant : public testing::TestWithParam<std::string> {
 protected:
  const Variant& variant_ = *find_variant(GetParam());
};

TEST_P(EveryVariant, IsPlayedByLegalMovesToTheEnd) {
  Asked game(variant_, start_position(variant_));
  for (int ply = 0; ply < 200 && !game.is_over(); ++ply) {
    const int level = ply % 2 == 0 ? 8 : 3;
    const Move move = game.answer(level, static_cast<std::uint64_t>(ply), 0.0005).move;
    const std::vector<Move> legal = game.moves();
    ASSERT_NE(std::ranges::find(legal, move), legal.end()) << write_fen(variant_, game.position());
    game.play(move);
  }
}

TEST_P(EveryVariant, IsReproducibleFromTheSeed) {
  Asked game(variant_, start_position(variant_));
  for (std::uint64_t lot = 0; lot < 4; ++lot) {
    const Answer answer = game.answer(4, lot, 0.1);
    const Answer again = game.answer(4, lot, 0.1);
    EXPECT_EQ(answer.move, again.move);
    EXPECT_EQ(answer.score, again.score);
    EXPECT_EQ(answer.positions, again.positions);
    game.play(answer.move);
  }
}

INSTANTIATE_TEST_SUITE_P(Computer, EveryVariant, testing::ValuesIn(keys()),
                         [](const auto& of) { return of.param; });

struct Puzzle {
  std::string variant;
  std::string fen;
  std::string move;
  int level;  ///< lowest level that must find the move
};

void PrintTo(const Puzzle& puzzle, std::ostream* out) { *out << puzzle.fen; }

class Puzzles : public testing::TestWithParam<Puzzle> {};

TEST_P(Puzzles, AreSolved) {
  const auto& [variant, fen, move, from_level] = GetParam();
  const Asked asked(variant, fen);
  for (int level = from_level; level <= strongest; ++level) {
    const double share = level > 5 ? 0.1 : 1;
    for (std::uint64_t lot = 0; lot < 3; ++lot) EXPECT_EQ(asked.text(level, lot, share), move);
  }
}

const std::vector<Puzzle> wins_at_once = {
    {"international", "W:W36,37,50:B26", "36-31", 1},  // leaves Black without a move
    {"breakthrough", "W:W6,40:B31,35", "6-1", 1},
    {"breakthrough", "W:W12,40:B31,45,3", "12-7", 2},
    {"giveaway", "W:Wc3:Be5", "c3-d4", 2},
    {"antidraughts", "W:W33,38:B22,5", "33-28", 2},
};
// Sacrifices of one to four men with the following captures; no other move gains as much.
const std::vector<Puzzle> combinations = {
    {"international", "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27", "33-28",
     4},
    {"international", "W:W17,25,30,35-40,44,46-50:B2-6,11,13-15,18,19,23,24,28", "17-12", 4},
    {"international", "B:W26,27,31-40,46-50:B1-6,8,11-14,16,17,19,20,23,24", "24-29", 4},
    {"russian", "W:Wa1,e1,f2,a3,c3,e3,a5:Bh4,c5,b6,c7,e7,h8", "c3-b4", 4},
    {"english", "W:W9,19,23,24,27,29:B10-12,15,20", "29-25", 4},
    {"italian", "W:W9,23-26,30,31:B2,5,8,15-18", "31-27", 4},
    {"frisian", "W:W31,32,36-39,42,44-46:B1,4,9,11,14,16,18,25,26,30", "31-27", 4},
    {"turkish", "B:Wa2,e2,f2,g2,a3,d3,f3,c4:Ba4,e4,a5,b5,d5,f5,b6,c6,e6,g6,h6,b7,d7,f7", "f5-f4",
     4},
};

INSTANTIATE_TEST_SUITE_P(WinsAtOnce, Puzzles, testing::ValuesIn(wins_at_once));
INSTANTIATE_TEST_SUITE_P(Combinations, Puzzles, testing::ValuesIn(combinations));

/// Plays to the end of the game with the sides' levels.
std::optional<Color> winner(Asked game, int white, int black, double share) {
  for (int ply = 0; ply < 160 && !game.is_over(); ++ply) {
    const int level = game.position().turn == Color::white ? white : black;
    game.play(game.answer(level, static_cast<std::uint64_t>(ply), share).move);
  }
  const auto end = board_end(game.variant(), game.position());
  return end ? std::optional(end->winner) : std::nullopt;
}

TEST(Computer, TurnsMaterialIntoAWin) {
  EXPECT_EQ(winner({"international", "W:W31-34,36-38,42:B6,11-13,18"}, 7, 5, 0.1), Color::white);
  EXPECT_EQ(winner({"russian", "B:Wc1,e1,g3,a3:Ba7,c7,e7,f6,h6,h8"}, 5, 7, 0.1), Color::black);
  EXPECT_EQ(winner({"english", "W:W22,25,29,30:BK9"}, 7, 5, 0.1), Color::white);
  EXPECT_EQ(winner({"turkish", "W:Wc2,d2,e2,f3:Bd7,e7"}, 7, 5, 0.1), Color::white);
}

TEST(Computer, AvoidsAnImmediateLoss) {
  // The men on 47 and 48 keep Black's man from its crown row.
  const Asked asked("breakthrough", "W:W31,47,48:B5,37,38,42");
  for (int level = 2; level <= strongest; ++level) {
    for (std::uint64_t lot = 0; lot < 4; ++lot) {
      EXPECT_TRUE(asked.text(level, lot, 0.1).starts_with("31-")) << level;
    }
  }
}

TEST(Computer, RepeatsAPositionOnlyIfBehind) {
  Asked game("international", "W:WK46:BK6,7,8,9");
  game.play({"46-41", "6-1", "41-46", "1-6"});
  EXPECT_EQ(game.answer(3).score, 0);
  Asked turned("international", "B:WK50,35,40,45:BK46");
  turned.play({"46-5", "50-44", "5-46", "44-50", "46-5"});
  const Answer ahead = turned.answer(3);
  EXPECT_NE(write_move(turned.variant(), turned.position(), ahead.move), "50-44");
  EXPECT_GT(ahead.score, 100);
}

TEST(Computer, AnswersAForcedMoveAtOnce) {
  const Asked asked("international", "W:W27,36-50:B1-10,22");
  ASSERT_EQ(asked.moves().size(), 1U);
  EXPECT_LE(asked.answer(8).positions, 40U);
}

TEST(Computer, NeverVisitsMoreThanItsShare) {
  const Asked asked("international", "W:W31-50:B1-20");
  for (int level = weakest; level <= strongest; ++level) {
    EXPECT_LE(asked.answer(level, 1, 0.01).positions, 10'100U) << level;
    EXPECT_LE(asked.answer(level, 1, 1e-9).positions, 40U) << level;
  }
}

TEST(Computer, StopsSoonWhenAsked) {
  const Asked asked("international", "W:W31-50:B1-20");
  for (const int looks : {1, 5, 40}) {
    int asked_of_us = 0;
    const auto enough = [&] { return ++asked_of_us == looks; };
    const Answer answer = asked.answer(8, 1, 1000, enough);
    EXPECT_EQ(asked_of_us, looks);
    EXPECT_LE(answer.positions, static_cast<std::uint64_t>(looks) * 1100 + 100);
    asked_of_us = 0;
    EXPECT_EQ(asked.answer(8, 1, 1000, enough).move, answer.move);
  }
  const Answer at_once = asked.answer(8, 1, 1, [] { return true; });
  const std::vector<Move> legal = asked.moves();
  EXPECT_NE(std::ranges::find(legal, at_once.move), legal.end());
}

TEST(Computer, TheStopCallbackDoesNotChangeTheAnswer) {
  const Asked asked("international", "W:W31-50:B1-20");
  const Answer plain = asked.answer(7, 1, 0.1);
  const Answer watched = asked.answer(7, 1, 0.1, [] { return false; });
  EXPECT_EQ(watched.move, plain.move);
  EXPECT_EQ(watched.positions, plain.positions);
}

TEST(Computer, MayVisitMoreThanItsLevelIfAllowed) {
  const Asked asked("international", "W:W31-50:B1-20");
  const auto enough = [looks = 0]() mutable { return ++looks == 1000; };
  EXPECT_GT(asked.answer(8, 1, 1e6, enough).positions, 1'000'000U);
}

TEST(Computer, HandlesKingsWithMillionsOfRoutes) {
  const std::string kings = "B:WK3,K27:BK8-12,K19-23,K30-34,K39,K41-44";
  const Asked asked("international", kings);
  EXPECT_FALSE(asked.moves().empty());
  EXPECT_LE(asked.answer(8, 1, 0.01).positions, 20'000U);
}

TEST(Computer, VariesAmongMovesThatAreNearlyAsGood) {
  const Asked asked("international", "W:W31-50:B1-20");
  std::set<std::string> moves;
  for (std::uint64_t lot = 0; lot < 20; ++lot) moves.insert(asked.text(4, lot, 0.1));
  EXPECT_GT(moves.size(), 1U);
}

}  // namespace
}  // namespace crownhead::computer
