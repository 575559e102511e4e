#include "server/background/puzzles/puzzle_lines.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "db/jobs/readers.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::server {
namespace {

std::vector<std::string> lines(std::string_view text = shipped_puzzles()) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    found.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

TEST(ShippedPuzzles, CanBePlayedAndAreAllDifferent) {
  std::set<std::pair<std::string, std::string>> positions;
  std::map<puzzles::Theme, int> themes;
  std::set<std::string> variants;
  for (const auto& line : lines()) {
    const auto puzzle = puzzle_of_line(line);
    ASSERT_TRUE(puzzle) << line << ": " << puzzle.error().detail;
    EXPECT_TRUE(positions.emplace(puzzle->written.variant, puzzle->position).second) << line;
    for (const auto theme : puzzle->written.themes) ++themes[theme];
    variants.insert(puzzle->written.variant);
  }
  EXPECT_GE(positions.size(), 500U);
  EXPECT_GE(variants.size(), 8U);
  for (const auto theme : puzzles::all_themes)
    EXPECT_GE(themes[theme], 10) << puzzles::theme_name(theme);
  EXPECT_LT(shipped_puzzles().size(), 200U * 1024);
}

TEST(ShippedPuzzles, AreNotWithdrawn) {
  std::set<std::string> shipped;
  for (const auto& line : lines()) {
    const auto puzzle = puzzle_of_line(line).value();
    shipped.insert(puzzle.written.variant + " " + puzzle.position);
  }
  const auto withdrawn = lines(withdrawn_puzzles());
  EXPECT_GT(withdrawn.size(), 54U);
  for (const auto& line : withdrawn) {
    const auto blank = line.find(' ');
    const auto* variant = draughts::find_variant(line.substr(0, blank));
    ASSERT_NE(variant, nullptr) << line;
    const auto fen = line.substr(blank + 1);
    EXPECT_EQ(draughts::write_fen(*variant, draughts::read_fen(*variant, fen).value()), fen);
    EXPECT_FALSE(shipped.contains(line)) << line;
  }
}

TEST(ShippedPuzzles, AreImportedOnce) {
  const db::TempFile file;
  db::TestStores stores(file.path());
  db::Puzzles& puzzles = stores.puzzles;
  EXPECT_EQ(take_in_shipped(puzzles, db::noon), static_cast<std::int64_t>(lines().size()));
  EXPECT_EQ(take_in_shipped(puzzles, db::noon), 0);
  EXPECT_EQ(puzzles.shipped_edition(), shipped_edition);
  EXPECT_EQ(stores.rows("puzzles"), static_cast<int>(lines().size()));
}

TEST(PuzzleOfLine, ReportsTheFault) {
  EXPECT_EQ(puzzle_of_line("").error().code, Code::bad_json);
  EXPECT_EQ(puzzle_of_line("{}").error().code, Code::invalid_field);
  const auto illegal = puzzle_of_line(
      R"({"variant":"russian","game":1,"ply":1,"fen":"B:Wc3,e3:Bb8,h8","last_move":"b8-a8",)"
      R"("solution":["c3-d4"],"themes":[],"score":1})");
  EXPECT_FALSE(illegal);
}

}  // namespace
}  // namespace crownhead::server
