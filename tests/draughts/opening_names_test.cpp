// The opening names that the site shows: each line is legal by both generators, and no position has
// two names.
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <ranges>
#include <sstream>

#include "rules/draughts/notation/notation.hpp"
#include "tests/draughts/slow/fen.hpp"
#include "tests/draughts/slow/generator.hpp"
#include "tests/draughts/test_data.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::draughts {
namespace {

const nlohmann::json& book() {
  static const nlohmann::json read = [] {
    std::ifstream in(source_dir() + "/web/locales/opening-names.json");
    return nlohmann::json::parse(in);
  }();
  return read;
}

/// Returns the FEN of the position that a line reaches; fails the test on an illegal move.
std::string reached(const std::string& key, const std::string& line) {
  const Variant& variant = variant_of(key);
  const slow::Rules& rules = slow::rules_of(key);
  Position position = position_of(variant, std::string(variant.start_fen));
  std::istringstream moves(line);
  for (std::string text; moves >> text;) {
    const auto move = read_move(variant, position, text);
    if (!move) {
      ADD_FAILURE() << text << ": " << move.error().detail;
      break;
    }
    const auto slow = slow::legal_moves(slow::read_fen(rules, write_fen(variant, position)));
    position = after(variant, position, *move);
    const slow::Board board = slow::read_fen(rules, write_fen(variant, position));
    EXPECT_NE(std::ranges::find(slow, board, &slow::Move::after), slow.end()) << text;
  }
  return write_fen(variant, position);
}

TEST(OpeningNames, BelongToReachablePositions) {
  std::map<std::string, std::map<std::string, std::string>> names;
  int lines = 0;
  for (const auto& opening : book()["openings"]) {
    const std::string name = opening["name"]["en"];
    for (const std::string variant : opening["variants"]) {
      for (const std::string line : opening["lines"]) {
        SCOPED_TRACE(testing::Message() << variant << ", " << name << ": " << line);
        const auto [known, fresh] = names[variant].emplace(reached(variant, line), name);
        EXPECT_TRUE(fresh || known->second == name) << "is " << known->second << " already";
        ++lines;
      }
    }
  }
  EXPECT_GT(lines, 60);
  for (const char* variant : {"international", "russian", "brazilian", "english"})
    EXPECT_FALSE(names[variant].empty()) << variant;
}

TEST(OpeningNames, EachHaveASource) {
  std::set<std::string> used;
  for (const auto& opening : book()["openings"]) {
    const std::string source = opening["source"];
    EXPECT_TRUE(book()["sources"].contains(source)) << opening["name"]["en"];
    used.insert(source);
  }
  EXPECT_EQ(used.size(), book()["sources"].size()) << "a source that is not used";
}

}  // namespace
}  // namespace crownhead::draughts
