#include "rules/draughts/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "rules/draughts/notation.hpp"
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
  std::string squares;  ///< with a space between
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

TEST_P(Explain, TellsTheCauseTheArticleAndTheSquares) {
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

TEST(ExplainTest, SaysNothingOfALegalMove) {
  for (const Variant& variant : variants()) {
    const Position start = start_position(variant);
    for (const Move& move : legal_moves(variant, start)) {
      EXPECT_FALSE(explain_refusal(variant, start, move.from, move.to)) << variant.key;
    }
  }
}

}  // namespace
}  // namespace crownhead::draughts
