// The games included in the project: see tests/data/README.md.
#include "tests/draughts/self_play.hpp"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "rules/draughts/pdn/replay.hpp"
#include "tests/draughts/test_data.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::draughts {
namespace {

constexpr unsigned games_a_variant = 25;

class OwnGames : public testing::TestWithParam<std::string> {
 protected:
  std::string file() const { return source_dir() + "/tests/data/games/" + GetParam() + ".pdn"; }
  const Variant& variant_ = variant_of(GetParam());
};

TEST_P(OwnGames, AreLegalAndEndWithTheStatedResult) {
  std::ifstream in(file());
  PdnReader reader(in);
  unsigned games = 0;
  while (const auto game = reader.next()) {
    SCOPED_TRACE(++games);
    EXPECT_TRUE(game->faults.empty());
    const Replayed replayed = replay(variant_, *game);
    ASSERT_FALSE(replayed.fault) << replayed.fault->error.detail;
    EXPECT_EQ(result_on_board(variant_, replayed.start, replayed.moves), game->result);
    auto shorter = replayed.moves;
    shorter.pop_back();
    EXPECT_EQ(result_on_board(variant_, replayed.start, shorter), "*");
  }
  EXPECT_EQ(games, games_a_variant);
}

// With CROWNHEAD_WRITE_GAMES in the environment it writes the file instead.
TEST_P(OwnGames, AreReproducible) {
  const bool write = std::getenv("CROWNHEAD_WRITE_GAMES") != nullptr;
  std::string text;
  for (unsigned number = 1; number <= (write ? games_a_variant : 2); ++number) {
    text += (number == 1 ? "" : "\n") + write_pdn(variant_, self_played(variant_, number));
  }
  if (write) {
    std::ofstream(file()) << text;
    GTEST_SKIP() << "wrote " << file();
  }
  std::stringstream shipped;
  shipped << std::ifstream(file()).rdbuf();
  EXPECT_EQ(shipped.str().substr(0, text.size()), text);
}

INSTANTIATE_TEST_SUITE_P(SelfPlay, OwnGames, testing::Values("international", "russian"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace crownhead::draughts
