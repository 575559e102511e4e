#include "training/draughts_games.hpp"

#include <cmath>
#include <fstream>
#include <gtest/gtest.h>

#include "training/regression.hpp"

namespace crownhead::training {
namespace {

class DraughtsGamesTest : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file); }

  const draughts::Variant& variant = *draughts::find_variant("russian");
  const DraughtsPlay play{.variant = variant, .weights = nullptr, .positions = 100};
  std::filesystem::path file =
      std::filesystem::temp_directory_path() /
      ("draughts_games_test_" + std::to_string(testing::UnitTest::GetInstance()->random_seed()) +
       "_" + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(DraughtsGamesTest, AGameIsReproducible) {
  const auto game = play_draughts(play, 3);
  EXPECT_FALSE(game.empty());
  EXPECT_EQ(game, play_draughts(play, 3));
  EXPECT_NE(game, play_draughts(play, 4));
}

TEST_F(DraughtsGamesTest, AnIncompleteSampleIsCutOffTheFile) {
  EXPECT_TRUE(read_samples(file).empty());
  const auto game = play_draughts(play, 1);
  append_samples(file, game);
  std::ofstream(file, std::ios::app | std::ios::binary) << "half";
  EXPECT_EQ(read_samples(file), game);
  append_samples(file, game);
  EXPECT_EQ(read_samples(file).size(), 2 * game.size());
}

TEST_F(DraughtsGamesTest, WeightsAreLearnedFromThem) {
  std::vector<DraughtsSample> samples;
  for (std::uint32_t number = 0; number < 60; ++number) {
    const auto game = play_draughts(play, number);
    samples.insert(samples.end(), game.begin(), game.end());
  }
  const auto learned = learn_weights(variant, samples, {.passes = 3});
  ASSERT_TRUE(computer::read_weights(learned.file));
  EXPECT_TRUE(std::isfinite(learned.after));
  EXPECT_EQ(learned.file, learn_weights(variant, samples, {.passes = 3}).file);
  const auto weights = *computer::read_weights(learned.file);
  EXPECT_GT(weights.trait(static_cast<std::size_t>(computer::Trait::men)).opening, 0);
}

}  // namespace
}  // namespace crownhead::training
