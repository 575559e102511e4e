#include "bench/load/scripts.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdexcept>
#include <unistd.h>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::bench {
namespace {

using draughts::Color;
using testing::ElementsAre;
using testing::HasSubstr;

class PdnFile : public testing::Test {
 protected:
  void SetUp() override {
    file_ = std::filesystem::temp_directory_path() /
            ("crownhead-scripts-" + std::to_string(getpid()) + ".pdn");
  }
  void TearDown() override { std::filesystem::remove(file_); }

  PdnScripts read(const std::string& text, const std::string& variant = "international") {
    std::ofstream(file_) << text;
    return read_scripts({file_.string()}, variant);
  }

  std::string refusal(const std::string& text, const std::string& variant = "international") {
    try {
      read(text, variant);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "";
  }

  std::filesystem::path file_;
};

TEST_F(PdnFile, YieldsItsGamesAsRecorded) {
  const auto read_games = read("[Event \"a\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n");
  ASSERT_EQ(read_games.games.size(), 1u);
  const auto& script = read_games.games.front();
  EXPECT_EQ(script.variant, "international");
  EXPECT_THAT(script.moves, ElementsAre("32-28", "19-23", "28x19", "14x23"));
  EXPECT_FALSE(script.over);
  EXPECT_EQ(script.turn(0), Color::white);
  EXPECT_EQ(script.turn(1), Color::black);
  EXPECT_EQ(script.resigns, Color::black);
}

TEST_F(PdnFile, KnowsThePlayerWhoResigns) {
  const std::pair<const char*, Color> cases[] = {{"2-0", Color::black}, {"1-0", Color::black},
                                                 {"0-2", Color::white}, {"0-1", Color::white},
                                                 {"1-1", Color::black}, {"*", Color::black}};
  for (const auto& [result, loser] : cases)
    EXPECT_EQ(read(std::string("1. 32-28 ") + result + "\n").games.front().resigns, loser)
        << result;
}

TEST_F(PdnFile, UsesTheVariantOfTheGameTypeTag) {
  const auto both = read(
      "[Event \"a\"]\n[GameType \"25\"]\n1. c3-d4 *\n\n[Event \"b\"]\n1. 32-28 *\n\n"
      "[Event \"c\"]\n[GameType \"999\"]\n1. 32-28 *\n");
  ASSERT_EQ(both.games.size(), 2u);
  EXPECT_EQ(both.games[0].variant, "russian");
  EXPECT_EQ(both.games[1].variant, "international");
  EXPECT_EQ(both.left_out, 1u);
}

TEST_F(PdnFile, BlackBeginsIfTheRulesSaySo) {
  const auto script = read("1. 11-15 24-20 *\n", "english").games.front();
  EXPECT_EQ(script.turn(0), Color::black);
  EXPECT_EQ(script.turn(1), Color::white);
}

TEST_F(PdnFile, SkipsGamesThatCannotBePlayedFromTheStart) {
  const auto some = read(
      "[Event \"a\"]\n1. 32-28 19-23 *\n\n[Event \"b\"]\n1. 32-27 1-50 *\n\n"
      "[Event \"c\"]\n[FEN \"W:W50:B1\"]\n1. 50-45 *\n\n[Event \"d\"]\n*\n");
  EXPECT_EQ(some.games.size(), 1u);
  EXPECT_EQ(some.left_out, 3u);
}

TEST_F(PdnFile, WithoutAGameIsRejected) {
  EXPECT_THAT(refusal("[Event \"a\"]\n1. 1-50 *\n"), HasSubstr("none of the files"));
  EXPECT_THAT(refusal(""), HasSubstr(file_.string()));
  EXPECT_THAT(refusal("1. 32-28 *\n", "chess"), HasSubstr("no variant 'chess'"));
  std::filesystem::remove(file_);
  EXPECT_THROW(read_scripts({file_.string()}, "international"), std::runtime_error);
  EXPECT_THROW(read_scripts({std::filesystem::temp_directory_path().string()}, "international"),
               std::runtime_error);
}

TEST(OwnGames, AreTheGamesOfTheProject) {
  const auto read = read_scripts({source_dir() + "/tests/data/games/russian.pdn"}, "russian");
  EXPECT_GT(read.games.size(), 0u);
}

/// Plays a script by the rules and checks that each move is legal and that `over` is true only for
/// the final position.
void expect_legal(const Script& script) {
  const auto& variant = *draughts::find_variant(script.variant);
  auto position = draughts::start_position(variant);
  for (std::size_t ply = 0; ply < script.moves.size(); ++ply) {
    ASSERT_EQ(position.turn, script.turn(ply));
    ASSERT_FALSE(draughts::board_end(variant, position));
    const auto move = draughts::read_move(variant, position, script.moves[ply]);
    ASSERT_TRUE(move) << script.moves[ply];
    position = draughts::after(variant, position, *move);
  }
}

TEST(RandomScripts, AreLegalGamesToTheEnd) {
  for (const std::string variant : {"international", "russian", "english"}) {
    for (const auto& script : random_scripts(variant, 5, 3)) {
      EXPECT_TRUE(script.over);
      EXPECT_EQ(script.variant, variant);
      expect_legal(script);
    }
  }
}

TEST(RandomScripts, AreReproducibleFromTheSeed) {
  const auto moves = [](unsigned seed) {
    return random_scripts("international", 1, seed).front().moves;
  };
  EXPECT_EQ(moves(1), moves(1));
  EXPECT_NE(moves(1), moves(2));
}

TEST(Scripts, AreUsedInTurnAndRepeated) {
  Scripts scripts({{.variant = "russian"}, {.variant = "english"}});
  EXPECT_EQ(scripts.next().variant, "russian");
  EXPECT_EQ(scripts.next().variant, "english");
  EXPECT_EQ(scripts.next().variant, "russian");
}

}  // namespace
}  // namespace crownhead::bench
