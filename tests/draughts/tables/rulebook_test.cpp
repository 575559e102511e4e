// The examples on the rules pages of the site: each move is legal by both generators.
#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
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

/// Reads each move with the site's rules and checks that the slow generator has it.
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

class DrawRuleOfTheRulebook : public testing::TestWithParam<nlohmann::json> {};

bool counts_by(const DrawCount& count, DrawRule rule) {
  return std::ranges::any_of(count.counters(),
                             [&](const Counter& counter) { return counter.rule == rule; });
}

DrawRule rule_named(const std::string& name) {
  for (int i = 0; i <= static_cast<int>(DrawRule::piece_against_piece); ++i)
    if (draw_rule_name(static_cast<DrawRule>(i)) == name) return static_cast<DrawRule>(i);
  throw std::invalid_argument("no draw rule " + name);
}

/// The rule counts in the position, or after the first move if it counts king moves. The moves end
/// in a win before the draw, or in this draw and no other.
TEST_P(DrawRuleOfTheRulebook, HoldsInItsExample) {
  const Variant& variant = variant_of(GetParam()["variant"]);
  const DrawRule rule = rule_named(GetParam()["rule"]);
  Position position = position_of(variant, GetParam()["fen"]);
  DrawCount count(variant, variant.rulesets.front(), position);
  bool counted = counts_by(count, rule);
  for (const std::string text : GetParam()["moves"]) {
    SCOPED_TRACE(text);
    ASSERT_FALSE(board_end(variant, position));
    ASSERT_FALSE(count.automatic());
    const Move move = read_move(variant, position, text).value();
    const Position next = after(variant, position, move);
    count.played(position, move, next);
    position = next;
    counted = counted || counts_by(count, rule);
    ASSERT_TRUE(counted);
  }
  if (!board_end(variant, position)) EXPECT_EQ(count.automatic(), rule);
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

std::vector<nlohmann::json> of_draw_rules() {
  auto all = playable();
  std::erase_if(all, [](const nlohmann::json& example) { return !example.contains("rule"); });
  return all;
}

std::string name_of(const testing::TestParamInfo<nlohmann::json>& test) {
  const std::string variant = test.param["variant"];
  return variant + "_" + std::to_string(test.index);
}

INSTANTIATE_TEST_SUITE_P(Examples, Rulebook, testing::ValuesIn(playable()), name_of);
INSTANTIATE_TEST_SUITE_P(Examples, DrawRuleOfTheRulebook, testing::ValuesIn(of_draw_rules()),
                         name_of);

}  // namespace
}  // namespace crownhead::draughts
