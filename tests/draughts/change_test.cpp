#include "rules/draughts/change.hpp"

#include <gtest/gtest.h>
#include <random>

#include "rules/draughts/notation/fen.hpp"
#include "tests/seed.hpp"

namespace crownhead::draughts {
namespace {

/// Plays random moves and compares each position with the one that the change produces.
void play_at_random(const Variant& variant, std::mt19937& random, int most_plies) {
  Position position = start_position(variant);
  for (int ply = 0; ply < most_plies; ++ply) {
    const auto moves = legal_moves(variant, position);
    if (moves.empty()) return;
    const Move& move = moves[random() % moves.size()];
    const Position next = after(variant, position, move);
    const Change change = change_of(position, move, next);
    ASSERT_EQ(changed(variant, position, change), next)
        << variant.key << " " << write_fen(variant, position);
    position = next;
  }
}

TEST(Change, YieldsTheSamePositionAsTheRules) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937 random(test_seed());
  for (const Variant& variant : variants())
    for (int game = 0; game < 40; ++game) play_at_random(variant, random, 150);
}

class Damaged : public testing::Test {
 protected:
  bool fits(const Change& change) const { return changed(variant, start, change).has_value(); }

  const Variant& variant = *find_variant("international");
  const Position start = start_position(variant);
  const Change good{.move = {.from = 31, .to = 27}};
};

TEST_F(Damaged, ChangesThatDoNotFitAreRejected) {
  EXPECT_TRUE(fits(good));
  EXPECT_FALSE(fits({.move = {.from = 27, .to = 31}})) << "there is nothing to move";
  EXPECT_FALSE(fits({.move = {.from = 31, .to = 32}})) << "the square is occupied";
  EXPECT_FALSE(fits({.move = {.from = 31, .to = 50}})) << "the board has 50 squares, from 0";
  Change change = good;
  change.move.captured.insert(25);
  EXPECT_FALSE(fits(change)) << "there is nothing to capture";
  change = good;
  change.move.taken.push_bottom({.color = Color::black, .king = false});
  EXPECT_FALSE(fits(change)) << "there are no towers in this game";
  change = good;
  change.king_runs[0].king = 99;
  EXPECT_FALSE(fits(change));
  change = good;
  change.barred = Step{.from = 0, .to = 99};
  EXPECT_FALSE(fits(change));
}

}  // namespace
}  // namespace crownhead::draughts
