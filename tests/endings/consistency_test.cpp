#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/endings/lookup.hpp"
#include "tests/draughts/long_run.hpp"
#include "tests/endings/made_table.hpp"

namespace crownhead::endings {
namespace {

using namespace draughts;

/// All placements of `pieces` pieces with both sides to move, by number: a square and a kind per
/// piece. nullopt if two share a square, one side has none, or a man is on its last row.
class AllPositions {
 public:
  AllPositions(const Variant& variant, int pieces)
      : variant_(variant),
        squares_(variant.columns * variant.rows / (variant.field == Field::all ? 1 : 2)),
        pieces_(pieces) {}

  std::uint64_t size() const {
    std::uint64_t all = 2;
    for (int i = 0; i < pieces_; ++i) all *= static_cast<std::uint64_t>(4 * squares_);
    return all;
  }

  std::optional<Position> at(std::uint64_t number) const {
    Position position;
    position.turn = number % 2 == 0 ? Color::white : Color::black;
    number /= 2;
    int above = -1;
    for (int i = 0; i < pieces_; ++i) {
      const auto kind = number % 4;
      const int square = static_cast<int>(number / 4 % static_cast<std::uint64_t>(squares_));
      number /= static_cast<std::uint64_t>(4 * squares_);
      if (square <= above) return std::nullopt;
      above = square;
      const Color color = kind % 2 == 0 ? Color::white : Color::black;
      if (kind < 2 && is_last_row(square, color)) return std::nullopt;
      auto& set = kind < 2 ? position.men : position.kings;
      set[slot(color)].insert(static_cast<Square>(square));
    }
    const bool both =
        !position.pieces(Color::white).empty() && !position.pieces(Color::black).empty();
    return both ? std::optional(position) : std::nullopt;
  }

 private:
  bool is_last_row(int square, Color color) const {
    const int row = square / (squares_ / variant_.rows);
    return row == (color == Color::white ? 0 : variant_.rows - 1);
  }

  const Variant& variant_;
  int squares_;
  int pieces_;
};

/// Returns the value that follows from the values of the positions after each move.
std::optional<Value> value_by_moves(const Table& table, const Position& position) {
  const Variant& variant = *table.heading().variant;
  std::optional<Value> best;
  for (const Move& move : legal_moves(variant, position)) {
    const auto next = value(table, after(variant, position, move));
    if (!next) return std::nullopt;
    if (!best || next->ply_before().is_better_than(*best)) best = next->ply_before();
  }
  return best;
}

class EveryPosition : public testing::TestWithParam<std::tuple<std::string, int, int>> {};

// A win has a move to a position lost one ply sooner, and none to one lost sooner still. A loss has
// only moves to wins, the longest one ply shorter. A draw has a move to a draw and none to a loss.
// Play towards a shorter end must terminate, so only one assignment has these properties.
TEST_P(EveryPosition, IsConsistentWithItsMoves) {
  const auto& [key, pieces, every] = GetParam();
  const Table& table = made_table(key, 3);
  const Variant& variant = *table.heading().variant;
  const AllPositions all(variant, pieces);
  const auto step = static_cast<std::uint64_t>(is_long_run() ? 1 : every);
  int seen = 0;
  int decided = 0;
  for (std::uint64_t number = 0; number < all.size(); number += step) {
    const auto position = all.at(number);
    if (!position || board_end(variant, *position)) continue;
    const auto here = value(table, *position);
    ASSERT_TRUE(here) << write_fen(variant, *position);
    ASSERT_EQ(here, value_by_moves(table, *position)) << write_fen(variant, *position);
    ++seen;
    if (!here->is_draw()) ++decided;
  }
  EXPECT_GT(seen, 500);
  EXPECT_GT(decided, seen / 20);
}

std::string name_of(const testing::TestParamInfo<std::tuple<std::string, int, int>>& info) {
  return std::get<0>(info.param) + std::to_string(std::get<1>(info.param));
}

// The third parameter: one position in this many is checked; in a long run every one.
INSTANTIATE_TEST_SUITE_P(
    Endings, EveryPosition,
    testing::Values(std::tuple("international", 2, 1), std::tuple("international", 3, 1501),
                    std::tuple("russian", 2, 1), std::tuple("russian", 3, 501),
                    std::tuple("giveaway", 2, 1), std::tuple("giveaway", 3, 501),
                    std::tuple("english", 2, 1), std::tuple("english", 3, 501),
                    std::tuple("italian", 2, 1), std::tuple("italian", 3, 501),
                    std::tuple("czech", 3, 701), std::tuple("thai", 3, 701),
                    std::tuple("samoyed", 3, 701), std::tuple("breakthrough", 3, 61),
                    std::tuple("frisian", 2, 1), std::tuple("frisian", 3, 1501),
                    std::tuple("turkish", 2, 1), std::tuple("turkish", 3, 3001)),
    name_of);

/// Returns 1 if the side to move wins within `plies`, -1 if it loses, otherwise 0, by searching all
/// lines.
int looked_at(const Variant& variant, const Position& position, int plies) {
  if (const auto end = board_end(variant, position)) return end->winner == position.turn ? 1 : -1;
  if (plies == 0) return 0;
  int best = -1;
  for (const Move& move : legal_moves(variant, position))
    best = std::max(best, -looked_at(variant, after(variant, position, move), plies - 1));
  return best;
}

class SomePositions : public testing::TestWithParam<std::string> {};

TEST_P(SomePositions, AgreeWithASearch) {
  const Table& table = made_table(GetParam(), 3);
  const Variant& variant = *table.heading().variant;
  const AllPositions all(variant, 3);
  constexpr std::uint64_t seed = 20'261'126;
  std::mt19937_64 random(seed);
  constexpr int plies = 3;
  for (int seen = 0; seen < 300;) {
    const auto position = all.at(random() % all.size());
    if (!position) continue;
    ++seen;
    const Value here = value(table, *position).value();
    const bool soon = here.plies() <= plies;
    const int expected = here.is_win() && soon ? 1 : here.is_loss() && soon ? -1 : 0;
    EXPECT_EQ(looked_at(variant, *position, plies), expected) << write_fen(variant, *position);
  }
}

INSTANTIATE_TEST_SUITE_P(Endings, SomePositions,
                         testing::Values("international", "russian", "giveaway", "english",
                                         "italian", "frisian", "turkish"),
                         [](const auto& of) { return of.param; });

// A Frisian king that has moved three times in a row cannot move while its side has a man.
TEST(FrisianEndings, DependOnTheMovesOfAKing) {
  const Table& table = made_table("frisian", 3);
  const Variant& variant = *table.heading().variant;
  constexpr std::uint64_t seed = 7;
  std::mt19937_64 random(seed);
  int differ = 0;
  for (int seen = 0; seen < 2000;) {
    auto position = AllPositions(variant, 3).at(random() % AllPositions(variant, 3).size());
    if (!position) continue;
    for (const Color color : {Color::white, Color::black}) {
      if (position->men[slot(color)].empty() || position->kings[slot(color)].empty()) continue;
      Position moved = *position;
      moved.king_runs[slot(color)] = {moved.kings[slot(color)].front(),
                                      static_cast<std::uint8_t>(1 + random() % 3)};
      if (board_end(variant, moved)) continue;
      ++seen;
      ASSERT_EQ(value(table, moved), value_by_moves(table, moved)) << write_fen(variant, moved);
      if (value(table, moved) != value(table, *position)) ++differ;
    }
  }
  EXPECT_GT(differ, 0);
}

Value of(const std::string& variant, const std::string& fen) {
  const Table& table = made_table(variant, 3);
  return value(table, read_fen(*table.heading().variant, fen).value()).value();
}

TEST(KnownEndings, MatchTheLiterature) {
  EXPECT_TRUE(of("international", "W:WK1,K2:BK46").is_draw()) << "two kings against one";
  EXPECT_TRUE(of("russian", "W:WKa3,Kc1:BKa1").is_draw()) << "the main road, against two";
  EXPECT_TRUE(of("english", "W:WK18,K19:BK4").is_win()) << "two kings, the single corner";
  EXPECT_TRUE(of("english", "B:WK18:BK10,K11").is_win()) << "the other colour";
  EXPECT_EQ(of("international", "W:W36,37:B26"), Value::win_in(1)) << "no move is left";
  EXPECT_EQ(of("giveaway", "W:Wc3:Be5"), Value::win_in(2)) << "both pieces are given away";
}

}  // namespace
}  // namespace crownhead::endings
