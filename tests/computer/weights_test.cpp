#include "rules/computer/weights.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "rules/computer/set_game.hpp"
#include "rules/computer/with_game.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::computer {
namespace {

using namespace draughts;

/// Returns a file of random weights.
std::vector<std::uint8_t> any_weights(const Variant& variant) {
  const auto shape = weights_shape(variant).value();
  std::mt19937 random(7);
  const auto worths = [&](std::size_t number, unsigned most) {
    std::vector<Worth> list(number);
    for (Worth& worth : list) {
      const auto drawn = [&] { return static_cast<std::int16_t>(random() % (2 * most) - most); };
      worth = {drawn(), drawn()};
    }
    return list;
  };
  return write_weights(variant, worths(shape.traits, 500),
                       worths(shape.patterns * pattern_contents, 100));
}

/// Rotates the board by 180 degrees and exchanges the colours.
Position turned(const Variant& variant, const Position& position) {
  const int squares = variant.columns * variant.rows / (variant.field == Field::all ? 1 : 2);
  const auto other = [&](const Bitboard& board) {
    Bitboard all;
    for (const Square square : board) all.insert(static_cast<Square>(squares - 1 - square));
    return all;
  };
  Position changed = position;
  for (std::size_t side = 0; side < 2; ++side) {
    changed.men[side] = other(position.men[1 - side]);
    changed.kings[side] = other(position.kings[1 - side]);
  }
  changed.turn = opposite(position.turn);
  return changed;
}

int worth(const Variant& variant, const Position& position, const Weights& weights) {
  int found = 0;
  with_game(variant, [&]<class Game>() {
    found = Game::evaluate(Game::state(position), position.turn, {variant.goal, &weights});
  });
  return found;
}

TEST(Weights, EvaluateBothColoursAlike) {
  for (const char* key : {"international", "frisian", "russian", "english", "spanish", "italian"}) {
    const Variant& variant = *find_variant(key);
    const auto file = any_weights(variant);
    const auto weights = read_weights(file).value();
    std::mt19937 random(3);
    Position position = start_position(variant);
    std::vector<int> seen;
    for (int ply = 0; ply < 120; ++ply) {
      const auto moves = legal_moves(variant, position);
      if (moves.empty()) break;
      position = after(variant, position, moves[random() % moves.size()]);
      seen.push_back(worth(variant, position, weights));
      EXPECT_EQ(seen.back(), worth(variant, turned(variant, position), weights)) << key;
    }
    std::ranges::sort(seen);
    EXPECT_NE(seen.front(), seen.back()) << key;
  }
}

TEST(Weights, RoundTripThroughAFile) {
  const Variant& variant = *find_variant("russian");
  const auto file = any_weights(variant);
  const auto weights = read_weights(file).value();
  EXPECT_EQ(&weights.variant(), &variant);
  const auto shape = weights_shape(variant).value();
  std::vector<Worth> traits;
  std::vector<Worth> patterns;
  for (std::size_t i = 0; i < shape.traits; ++i) traits.push_back(weights.trait(i));
  for (std::size_t i = 0; i < shape.patterns; ++i)
    for (std::size_t j = 0; j < pattern_contents; ++j) patterns.push_back(weights.pattern(i, j));
  EXPECT_EQ(write_weights(variant, traits, patterns), file);
  EXPECT_LE(file.size(), 300U << 10);
}

TEST(Weights, OfABadFileAreRejected) {
  const auto file = any_weights(*find_variant("international"));
  ASSERT_TRUE(read_weights(file));
  EXPECT_FALSE(read_weights({}));
  EXPECT_FALSE(read_weights(std::span(file).first(10)));
  EXPECT_FALSE(read_weights(std::span(file).first(file.size() - 1)));
  auto longer = file;
  longer.push_back(0);
  EXPECT_FALSE(read_weights(longer));
  for (const std::size_t place :
       {std::size_t{0}, std::size_t{4}, std::size_t{30}, file.size() / 2, file.size() - 1}) {
    auto damaged = file;
    damaged[place] ^= 1;
    EXPECT_FALSE(read_weights(damaged)) << place;
  }
}

TEST(Weights, ExistOnlyForBoardsWithPatterns) {
  for (const char* key : {"turkish", "canadian", "spantsiretti", "bashni"}) {
    EXPECT_FALSE(weights_shape(*find_variant(key))) << key;
    EXPECT_EQ(known_weights(*find_variant(key)), nullptr) << key;
  }
}

TEST(Weights, BuiltIntoTheProgramAreComplete) {
  for (const auto& file : weights_files()) {
    const auto weights = read_weights(file);
    ASSERT_TRUE(weights);
    EXPECT_EQ(&known_weights(weights->variant())->variant(), &weights->variant());
    EXPECT_LE(file.size(), 300U << 10);
  }
}

}  // namespace
}  // namespace crownhead::computer
