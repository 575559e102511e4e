#include "rules/draughts/pdn/replay.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

Replayed replay_of(const std::string& variant, const std::string& text) {
  std::istringstream in(text);
  return replay(variant_of(variant), *PdnReader(in).next());
}

TEST(Replay, PlaysFromTheTagFen) {
  const Replayed replayed =
      replay_of("international", "[FEN \"B:W28:B10,14,19.\"] 1... 19-23 2. 28x19 14x23 *");
  EXPECT_FALSE(replayed.fault);
  EXPECT_EQ(replayed.moves.size(), 3u);
  EXPECT_EQ(replayed.start.turn, Color::black);
}

TEST(Replay, ReportsTheIllegalMove) {
  const Replayed replayed = replay_of("international", "1. 32-28 19-23 2. 33-29 *");
  ASSERT_TRUE(replayed.fault);
  EXPECT_EQ(replayed.fault->ply, 2);
  EXPECT_EQ(replayed.fault->text, "33-29");
  EXPECT_EQ(replayed.fault->error.code, Code::illegal_move);
  EXPECT_EQ(replayed.moves.size(), 2u);
}

TEST(Replay, ReportsTheInvalidFen) {
  const Replayed replayed = replay_of("international", "[FEN \"W:W99:B1\"] *");
  ASSERT_TRUE(replayed.fault);
  EXPECT_EQ(replayed.fault->error.code, Code::bad_fen);
}

TEST(Replay, PrefersTheStandardNumberingToTheTag) {
  const Replayed replayed =
      replay_of("international", "[GameType \"20,W,10,10,N1,0\"] 1. 32-28 19-23 *");
  EXPECT_FALSE(replayed.fault);
  EXPECT_EQ(replayed.numbering, Numbering{});
}

TEST(Replay, FallsBackToTheNumberingOfTheTag) {
  // Square 1 at the bottom left: White's 32-28 is 17-23.
  const Replayed replayed =
      replay_of("international", "[GameType \"20,W,10,10,N0,0\"] 1. 17-23 34-28 2. 23x34 *");
  EXPECT_FALSE(replayed.fault) << replayed.fault->error.detail;
  EXPECT_EQ(replayed.numbering.square_1, Corner::bottom_left);
}

TEST(Replay, RotatesTheBoard) {
  const Replayed replayed = replay_of("international", "1. 19-23 32-28 2. 23x32 *");
  EXPECT_FALSE(replayed.fault);
  EXPECT_EQ(replayed.numbering.square_1, Corner::bottom_right);
  const Replayed letters = replay_of("russian", "1. f6-e5 c3-d4 2. e5:c3 *");
  EXPECT_FALSE(letters.fault);
  EXPECT_EQ(letters.numbering.a1, Corner::top_right);
}

class Collection : public testing::TestWithParam<std::string> {};

TEST_P(Collection, ReplaysExceptForKnownFaults) {
  const auto folder = pdn_folder();
  if (folder.empty()) GTEST_SKIP() << "the PDN collection is not here: set CROWNHEAD_PDN_DIR";
  std::set<std::tuple<std::string, int, int>> listed;
  for (const auto& fault : test_data("pdn_faults.json")) {
    if (fault["file"].get<std::string>().starts_with(GetParam() + "/")) {
      listed.emplace(fault["file"], fault["game"], fault["ply"]);
    }
  }
  std::set<std::tuple<std::string, int, int>> found;
  std::size_t faults = 0;
  for (const auto& file : pdn_files(folder / GetParam())) {
    std::ifstream in(file, std::ios::binary);
    PdnReader reader(in);
    for (int number = 1; const auto game = reader.next(); ++number) {
      faults += game->faults.size();
      const Replayed replayed = replay(variant_of(GetParam()), *game);
      if (!replayed.fault) continue;
      found.emplace(GetParam() + "/" + file.filename().string(), number, replayed.fault->ply);
    }
  }
  EXPECT_EQ(found, listed);
  EXPECT_EQ(faults, 0u);
}

INSTANTIATE_TEST_SUITE_P(Replay, Collection,
                         testing::Values("international", "russian", "english", "italian"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace crownhead::draughts
