// The verdicts of endgame tables on the puzzles that the program ships. They are stored in
// shipped_verdicts.txt, so that an ordinary run needs no tables; a long run builds them.

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "rules/puzzles/proof.hpp"
#include "rules/puzzles/verdicts.hpp"
#include "server/background/puzzles/puzzle_lines.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/endings/made_table.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::server {
namespace {

std::vector<puzzles::PlayablePuzzle> shipped() {
  std::vector<puzzles::PlayablePuzzle> found;
  std::istringstream in{std::string(shipped_puzzles())};
  for (std::string line; std::getline(in, line);)
    found.push_back(puzzles::read(puzzle_of_line(line).value().written).value());
  return found;
}

std::vector<std::string> stored_lines() {
  std::ifstream in(source_dir() + "/tests/server/background/puzzles/shipped_verdicts.txt");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Returns "variant | position | answer | moves" without the moves.
std::string turn_of(const std::string& line) { return line.substr(0, line.rfind(" | ")); }

/// The turns of a puzzle, in the form of turn_of().
struct Turns {
  std::set<std::string> all;
  std::set<std::string> of_few_pieces;
};

Turns turns_of(const puzzles::PlayablePuzzle& puzzle) {
  Turns turns;
  auto position = puzzle.asked();
  const auto& solution = puzzle.puzzle.solution;
  for (std::size_t ply = 0; ply < solution.size(); ++ply) {
    if (ply % 2 == 0) {
      const auto turn = turn_of(puzzles::verdict_line(puzzle, {.turn = ply}));
      turns.all.insert(turn);
      if (position.occupied().size() <= puzzles::few_pieces(*puzzle.variant))
        turns.of_few_pieces.insert(turn);
    }
    position = draughts::after(*puzzle.variant, position, solution[ply]);
  }
  return turns;
}

/// Returns the winning moves of a stored line.
std::vector<std::string> wins_in(const std::string& line) {
  static const std::regex win(R"(([^ ,]+) win \d+)");
  const std::string moves = line.substr(line.rfind(" | ") + 3);
  std::vector<std::string> found;
  for (std::sregex_iterator at(moves.begin(), moves.end(), win), end; at != end; ++at)
    found.push_back((*at)[1]);
  return found;
}

TEST(ShippedVerdicts, EveryTurnWithFewPiecesHasOneWin) {
  Turns turns;
  for (const auto& puzzle : shipped()) {
    auto [all, few] = turns_of(puzzle);
    turns.all.merge(all);
    turns.of_few_pieces.merge(few);
  }
  std::set<std::string> known;
  for (const auto& line : stored_lines()) {
    const auto turn = turn_of(line);
    const std::string answer = turn.substr(turn.rfind(" | ") + 3);
    EXPECT_TRUE(turns.all.contains(turn)) << line << ": no puzzle has this turn";
    EXPECT_EQ(wins_in(line), std::vector{answer}) << line;
    known.insert(turn);
  }
  EXPECT_GT(known.size(), 50U);
  for (const auto& turn : turns.of_few_pieces)
    EXPECT_TRUE(known.contains(turn))
        << turn << " has no stored verdict: docs/computer.md says how to make them";
}

// Builds the tables: about a minute of processor time per 8x8 variant.
TEST(ShippedVerdicts, MatchTheEndgameTables) {
  if (!is_long_run()) GTEST_SKIP() << "./dev test --long builds the tables";
  std::map<std::string, std::vector<puzzles::PlayablePuzzle>> by_variant;
  for (auto& puzzle : shipped()) by_variant[std::string(puzzle.variant->key)].push_back(puzzle);
  std::set<std::string> looked_up;
  for (const auto& [key, all] : by_variant) {
    const auto& table = endings::made_table(key, puzzles::few_pieces(*all.front().variant));
    for (const auto& puzzle : all)
      for (const auto& verdict : puzzles::verdicts(table, puzzle)) {
        EXPECT_TRUE(verdict.only_win) << puzzles::verdict_line(puzzle, verdict);
        looked_up.insert(puzzles::verdict_line(puzzle, verdict));
      }
  }
  const auto lines = stored_lines();
  EXPECT_EQ(looked_up, std::set<std::string>(lines.begin(), lines.end()));
}

}  // namespace
}  // namespace crownhead::server
