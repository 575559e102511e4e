// The examples on the rules' pages of the site: each move is legal, by either generator.
#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "rules/draughts/notation.hpp"
#include "tests/draughts/slow/fen.hpp"
#include "tests/draughts/slow/generator.hpp"
#include "tests/draughts/test_data.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::draughts {
namespace {

std::vector<nlohmann::json> examples() {
  std::ifstream in(source_dir() + "/web/locales/examples.json");
  return nlohmann::json::parse(in).get<std::vector<nlohmann::json>>();
}

class Rulebook : public testing::TestWithParam<nlohmann::json> {};

/// Reads with the rules of the site, and asks the slow generator whether the move is there.
TEST_P(Rulebook, PlaysLegalMoves) {
  const Variant& variant = variant_of(GetParam()["variant"]);
  const slow::Rules& rules = slow::rules_of(GetParam()["variant"]);
  Position position = position_of(variant, GetParam()["fen"]);
  for (const std::string text : GetParam()["moves"]) {
    SCOPED_TRACE(text);
    const auto move = read_move(variant, position, text);
    ASSERT_TRUE(move) << move.error().detail;
    const auto slow = slow::legal_moves(slow::read_fen(rules, write_fen(variant, position)));
    position = after(variant, position, *move);
    const slow::Board reached = slow::read_fen(rules, write_fen(variant, position));
    EXPECT_NE(std::ranges::find(slow, reached, &slow::Move::after), slow.end());
  }
}

TEST(RulebookTest, HasAnExampleOfEachVariant) {
  std::set<std::string> shown;
  for (const auto& example : examples()) shown.insert(example["variant"]);
  for (const Variant& variant : variants()) EXPECT_TRUE(shown.contains(std::string(variant.key)));
}

std::vector<nlohmann::json> playable() {
  std::vector<nlohmann::json> all;
  for (auto& example : examples()) {
    if (find_variant(example["variant"].get<std::string>()) != nullptr) all.push_back(example);
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Examples, Rulebook, testing::ValuesIn(playable()), [](const auto& test) {
  const std::string variant = test.param["variant"];
  return variant + "_" + std::to_string(test.index);
});

}  // namespace
}  // namespace crownhead::draughts
