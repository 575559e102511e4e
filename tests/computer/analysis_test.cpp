#include "rules/computer/analysis.hpp"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "rules/computer/table.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::computer {
namespace {

using namespace draughts;

/// A game that begins with this position.
struct Place {
  explicit Place(const Variant& of, const std::string& fen = "")
      : variant(of),
        position(fen.empty() ? start_position(of) : read_fen(of, fen).value()),
        draws(of, of.rulesets.front(), position) {}

  Question question() const { return {.variant = variant, .position = position, .draws = draws}; }

  /// Returns the moves in notation; each must be legal in its position.
  std::vector<std::string> texts(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    Position at = position;
    for (const Move& move : moves) {
      const auto legal = legal_moves(variant, at);
      EXPECT_NE(std::ranges::find(legal, move), legal.end()) << write_fen(variant, at);
      texts.push_back(write_move(variant, at, move));
      at = after(variant, at, move);
    }
    return texts;
  }

  const Variant& variant;
  Position position;
  DrawCount draws;
};

Findings found(const Place& place, int variations, int depth) {
  Analysis analysis(place.question(), variations);
  Findings findings;
  while (findings.depth < depth && !findings.settled) findings = analysis.deeper();
  return findings;
}

TEST(Analysis, ListsLegalLinesBestFirstInEveryVariant) {
  for (const Variant& variant : variants()) {
    const Place place(variant);
    Analysis analysis(place.question(), 3);
    for (int depth = 1; depth <= 4; ++depth) {
      const Findings findings = analysis.deeper();
      ASSERT_EQ(findings.depth, depth) << variant.key;
      ASSERT_EQ(findings.variations.size(), 3U) << variant.key;
      EXPECT_GT(findings.positions, 0U);
      std::vector<std::string> first;
      int least = findings.variations.front().score;
      for (const Variation& variation : findings.variations) {
        EXPECT_LE(variation.score, least) << variant.key << " at depth " << depth;
        least = variation.score;
        ASSERT_FALSE(variation.moves.empty());
        EXPECT_LE(variation.moves.size(), static_cast<std::size_t>(depth));
        first.push_back(place.texts(variation.moves).front());
      }
      std::ranges::sort(first);
      EXPECT_EQ(std::ranges::adjacent_find(first), first.end()) << variant.key;
    }
  }
}

TEST(Analysis, HasAsManyLinesAsThereAreMoves) {
  const Place place(*find_variant("international"), "W:W27,36-50:B1-10,22");
  ASSERT_EQ(legal_moves(place.variant, place.position).size(), 1U);
  EXPECT_EQ(found(place, 5, 3).variations.size(), 1U);
}

TEST(Analysis, FindsACombinationAndItsContinuation) {
  const Place place(*find_variant("international"),
                    "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27");
  const Findings findings = found(place, 2, 7);
  const Variation& best = findings.variations.front();
  EXPECT_EQ(place.texts(best.moves).front(), "33-28");
  EXPECT_GE(best.moves.size(), 3U);
  EXPECT_GT(best.score, findings.variations.back().score + 80);
}

TEST(Analysis, ReportsThePliesToAWin) {
  const Place place(*find_variant("international"), "W:W36,37,50:B26");
  const Findings findings = found(place, 1, 9);
  EXPECT_TRUE(findings.settled);
  EXPECT_EQ(place.texts(findings.variations.front().moves).front(), "36-31");
  EXPECT_EQ(plies_to_win(findings.variations.front().score), 1);
}

TEST(Analysis, StopsOnceItIsSettled) {
  const Place place(*find_variant("giveaway"), "W:Wc3:Be5");
  Analysis analysis(place.question(), 1);
  Findings findings;
  while (!findings.settled) findings = analysis.deeper();
  const Findings again = analysis.deeper();
  EXPECT_EQ(again.depth, findings.depth);
  EXPECT_EQ(again.positions, findings.positions);
}

TEST(PliesToWin, AreDefinedOnlyForDecidedScores) {
  EXPECT_EQ(plies_to_win(0), 0);
  EXPECT_EQ(plies_to_win(1250), 0);
  EXPECT_EQ(plies_to_win(29'997), 3);
  EXPECT_EQ(plies_to_win(-29'994), -6);
}

TEST(Analysis, ListsLegalLinesWhileAnotherThreadFillsItsTable) {
  for (const std::string key : {"international", "russian", "bashni", "frisian"}) {
    const Place place(*find_variant(key));
    Question question = place.question();
    question.table = std::make_shared<Table>(1'000'000, 1 << 20);
    std::atomic<bool> done = false;
    std::thread helper([&] {
      Question beside = question;
      beside.enough = [&] { return done.load(); };
      Analysis analysis(beside, 2);
      while (!done && !analysis.deeper().settled) {
      }
    });
    Analysis analysis(question, 2);
    for (int depth = 1; depth <= 7; ++depth) {
      const Findings findings = analysis.deeper();
      EXPECT_EQ(findings.depth, depth) << key;
      for (const Variation& variation : findings.variations) place.texts(variation.moves);
    }
    done = true;
    helper.join();
  }
}

TEST(Analysis, ReusesAFilledTable) {
  const Place place(*find_variant("international"));
  Question question = place.question();
  question.table = std::make_shared<Table>(10'000'000, 8 << 20);
  const auto positions = [&] {
    Analysis analysis(question, 1);
    Findings findings;
    while (findings.depth < 8) findings = analysis.deeper();
    return findings.positions;
  };
  const auto alone = positions();
  EXPECT_LT(positions(), alone / 2);
}

}  // namespace
}  // namespace crownhead::computer
