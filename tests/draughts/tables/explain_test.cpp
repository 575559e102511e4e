#include "rules/draughts/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

/// An entry of tests/data/explanations.json.
struct Tried {
  std::string variant;
  std::string fen;
  std::string from;
  std::string to;
  std::string cause;
  std::string article;
  std::string squares;  ///< separated by spaces
  std::string sentence;
};

void PrintTo(const Tried& tried, std::ostream* out) {
  *out << tried.variant << ' ' << tried.fen << ' ' << tried.from << ' ' << tried.to;
}

std::vector<Tried> explanations() {
  std::vector<Tried> all;
  for (const auto& entry : test_data("explanations.json")) {
    all.push_back({entry["variant"], entry["fen"], entry["from"], entry["to"], entry["cause"],
                   entry["article"], entry["squares"], entry["sentence"]});
  }
  return all;
}

Square square_of(const Variant& variant, const std::string& name) {
  std::string_view rest = name;
  return *take_square(variant, {}, rest);
}

class Explain : public testing::TestWithParam<Tried> {};

TEST_P(Explain, ReportsTheCauseTheArticleAndTheSquares) {
  const Tried& tried = GetParam();
  const Variant& variant = variant_of(tried.variant);
  const auto refusal =
      explain_refusal(variant, position_of(variant, tried.fen), square_of(variant, tried.from),
                      square_of(variant, tried.to));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(cause_name(refusal->cause), tried.cause);
  EXPECT_EQ(refusal->article, tried.article);
  std::string squares;
  for (const Square square : refusal->squares) {
    squares += (squares.empty() ? "" : " ") + square_name(variant, square);
  }
  EXPECT_EQ(squares, tried.squares);
  EXPECT_EQ(refusal->sentence, tried.sentence);
}

INSTANTIATE_TEST_SUITE_P(Table, Explain, testing::ValuesIn(explanations()), [](const auto& test) {
  return test.param.variant + "_" + test.param.cause + "_" + std::to_string(test.index);
});

TEST(ExplainTest, HasAnArticleForMenKingsAndCapturesOfEveryVariant) {
  std::map<std::string, std::set<std::string>> with_article;
  for (const Tried& tried : explanations()) {
    if (!tried.article.empty()) with_article[tried.variant].insert(tried.cause);
  }
  for (const std::string& key : variant_keys()) {
    EXPECT_TRUE(with_article[key].contains("wrong_way")) << key;
    EXPECT_TRUE(with_article[key].contains("must_capture") ||
                with_article[key].contains("other_capture"))
        << key;
  }
}

TEST(ExplainTest, ReportsTheValuesOfTheSentence) {
  struct Made {
    std::string variant;
    std::string fen;
    std::string from;
    std::string to;
    std::string rule;
    std::string move;
    int pieces;
  };
  for (const Made& made : {
           Made{"international", "W:W33,35:B28,30,20", "33", "29", "most_pieces", "35x15", 2},
           Made{"russian", "W:Wc3:Bd4,d6", "c3", "b4", "any", "c3:c7", 2},
           Made{"czech", "B:Wd6,e3:Bc7,Kg1", "c7", "e5", "king_first", "g1xe7", 2},
           Made{"international", "W:W32:B2", "32", "33", "man_diagonal", "", 0},
           Made{"turkish", "W:Wc3,Kh1:Ba8", "c3", "d4", "man_straight", "", 0},
           Made{"armenian", "W:Wc3,Kh1:Ba8", "h1", "g3", "king_both", "", 0},
           Made{"english", "W:WK32:B1", "32", "23", "king_step", "", 0},
           Made{"international", "W:W31,27:B2", "31", "27", "", "", 0},
       }) {
    const Variant& variant = variant_of(made.variant);
    const auto refusal =
        explain_refusal(variant, position_of(variant, made.fen), square_of(variant, made.from),
                        square_of(variant, made.to));
    ASSERT_TRUE(refusal) << made.fen;
    EXPECT_EQ(refusal->rule, made.rule) << made.fen;
    EXPECT_EQ(refusal->move, made.move) << made.fen;
    EXPECT_EQ(refusal->pieces, made.pieces) << made.fen;
  }
}

TEST(ExplainTest, HasNoReasonAgainstALegalMove) {
  for (const Variant& variant : variants()) {
    const Position start = start_position(variant);
    for (const Move& move : legal_moves(variant, start)) {
      EXPECT_FALSE(explain_refusal(variant, start, move.from, move.to)) << variant.key;
    }
  }
}

}  // namespace
}  // namespace crownhead::draughts
