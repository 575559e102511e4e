#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <rapidcheck.h>
#include <sstream>

#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/pdn.hpp"
#include "tests/draughts/test_data.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::draughts {
namespace {

std::optional<PdnGame> read_back(const std::string& text) {
  std::istringstream in(text);
  return PdnReader(in).next();
}

PdnGame game_with(std::vector<std::string> moves) {
  PdnGame game;
  for (std::string& text : moves) game.moves.push_back({std::move(text), {}, 0, 0});
  return game;
}

TEST(WritePdn, IsStrict) {
  PdnGame game = game_with({"32-28", "19-23", "28x19"});
  game.tags = {{"Event", "The \"Open\""}, {"White", "A\\B\n"}};
  game.result = "2-0";
  game.moves[1].comment = "[%clk 0:01:05]";
  EXPECT_EQ(write_pdn(variant_of("international"), game),
            "[Event \"The \\\"Open\\\"\"]\n"
            "[White \"A\\\\B \"]\n"
            "[Result \"2-0\"]\n"
            "[GameType \"20,W,10,10,N2,0\"]\n"
            "\n"
            "1. 32-28 19-23 {[%clk 0:01:05]} 2. 28x19 *\n");
}

TEST(WritePdn, NamesItsOwnNotation) {
  PdnGame game;
  game.tags = {{"GameType", "25,W,8,8,N1,0"}};
  EXPECT_EQ(write_pdn(variant_of("russian"), game),
            "[GameType \"25,W,8,8,A0,0\"]\n[Result \"*\"]\n\n*\n");
}

// The table of PDN 3.0, which counts corners from the side that begins.
TEST(WritePdn, WritesTheGameTypesOfTheStandard) {
  for (const std::string type :
       {"20,W,10,10,N2,0", "21,B,8,8,N1,0", "22,W,8,8,N2,1", "23,B,8,8,N1,0", "24,W,8,8,N1,1",
        "25,W,8,8,A0,0", "26,W,8,8,A0,0", "27,W,12,12,N2,0", "28,W,8,8,N1,1", "29,W,8,8,A0,0",
        "30,W,8,8,A0,0", "31,B,8,8,N2,0", "40,W,10,10,N2,0", "41,W,10,8,A0,0"}) {
    const auto variant =
        std::ranges::find(variants(), std::optional(std::stoi(type)), &Variant::game_type);
    ASSERT_NE(variant, variants().end()) << type;
    EXPECT_THAT(write_pdn(*variant, {}), testing::HasSubstr("[GameType \"" + type + "\"]\n"));
  }
}

TEST(WritePdn, NamesAGameTypeWithoutANumberAsInTheRules) {
  for (const Variant& variant : variants()) {
    if (variant.game_type) continue;
    const std::string tag = "[Variant \"" + std::string(variant.name) + "\"]";
    EXPECT_THAT(write_pdn(variant, {}), testing::HasSubstr(tag + "\n"));
    std::ostringstream page;
    page << std::ifstream(source_dir() + "/docs/rules/" + std::string(variant.key) + ".md").rdbuf();
    EXPECT_THAT(page.str(), testing::HasSubstr("a game carries `" + tag + "`")) << variant.key;
  }
}

TEST(WritePdn, NumbersMovesFromTheSideThatBegins) {
  PdnGame game = game_with({"19-23", "28x19", "14x23"});
  game.tags = {{"FEN", "B:W28:B14,19"}};
  game.moves[1].comment = "forced";
  EXPECT_THAT(write_pdn(variant_of("international"), game),
              testing::HasSubstr("\n1... 19-23 2. 28x19 {forced} 2... 14x23 *\n"));
}

TEST(WritePdn, WritesVariationsAfterTheMoveTheyReplace) {
  PdnGame game = game_with({"32-28", "19-23", "28x19"});
  game.moves[0].sign = "!";
  game.moves[1].sign = "*";
  game.moves[1].variations.push_back({"or", game_with({"17-22", "28x17"}).moves});
  game.moves[1].variations[0].moves[1].variations.push_back({"", game_with({"28x18"}).moves});
  game.moves[2].variations.push_back({});
  EXPECT_THAT(write_pdn(variant_of("international"), game),
              testing::HasSubstr("\n1. 32-28! 19-23 $7 ({or} 1... 17-22 2. 28x17 (2. 28x18)) 2. "
                                 "28x19 *\n"));
}

TEST(WritePdn, WrapsLinesAndNeverStartsOneWithAPercentSign) {
  PdnGame game = game_with(std::vector<std::string>(200, "32-28"));
  for (PdnMove& move : game.moves) move.comment = "a 100 % b  c } d % e";
  const std::string text = write_pdn(variant_of("international"), game);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 79u);
    EXPECT_FALSE(line.starts_with('%'));
  }
  EXPECT_EQ(read_back(text)->moves[99].comment, "a 100 % b  c ) d % e");
}

void add_variation(const Variant& variant, const Position& position, std::mt19937& random,
                   PdnMove& instead) {
  const auto moves = legal_moves(variant, position);
  const std::string text = write_move(variant, position, moves[random() % moves.size()]);
  instead.variations.push_back({"before (", {{text, "after )", 0, 0, "!"}}});
}

PdnGame random_game(const Variant& variant) {
  std::mt19937 random(*rc::gen::arbitrary<unsigned>());
  const auto text = rc::gen::container<std::string>(
      rc::gen::oneOf(rc::gen::inRange('\x21', '\x7d'), rc::gen::just(' ')));
  PdnGame game;
  game.tags = {{"Event", *text}, {"White", *text}};
  game.result =
      *rc::gen::element<std::string>("*", "1-0", "0-1", "1/2-1/2", "2-0", "1-1", "0-2", "0-0");
  Position position = start_position(variant);
  const int plies = *rc::gen::inRange(0, 150);
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = legal_moves(variant, position);
    if (moves.empty()) break;
    const Move& move = moves[random() % moves.size()];
    game.moves.push_back({write_move(variant, position, move), {}, 0, 0});
    if (random() % 8 == 0) {
      std::string comment = *text;
      comment.erase(0, std::min(comment.find_first_not_of(' '), comment.size()));
      comment.erase(comment.find_last_not_of(' ') + 1);
      game.moves.back().comment = comment;
    }
    if (random() % 8 == 0) add_variation(variant, position, random, game.moves.back());
    if (random() % 8 == 0) game.moves.back().sign = "?!";
    position = after(variant, position, move);
  }
  return game;
}

class AnyGame : public testing::TestWithParam<std::string> {};

TEST_P(AnyGame, RoundTrips) {
  const Variant& variant = variant_of(GetParam());
  const bool holds = rc::check([&variant] {
    const PdnGame game = random_game(variant);
    const std::string text = write_pdn(variant, game);
    RC_LOG() << text;
    const auto read = read_back(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->faults.empty());
    RC_ASSERT(read->result == game.result);
    RC_ASSERT(read->tag("Event") == game.tag("Event"));
    RC_ASSERT(read->moves.size() == game.moves.size());
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      RC_ASSERT(read->moves[i].text == game.moves[i].text);
      RC_ASSERT(read->moves[i].comment == game.moves[i].comment);
      RC_ASSERT(read->moves[i].sign == game.moves[i].sign);
      RC_ASSERT(read->moves[i].variations.size() == game.moves[i].variations.size());
      for (const PdnLine& variation : read->moves[i].variations) {
        RC_ASSERT(variation.comment == "before (");
        RC_ASSERT(variation.moves.size() == 1u);
        RC_ASSERT(variation.moves[0].comment == "after )");
        RC_ASSERT(variation.moves[0].sign == "!");
      }
    }
  });
  EXPECT_TRUE(holds);
}

INSTANTIATE_TEST_SUITE_P(WritePdn, AnyGame, testing::Values("international", "russian"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace crownhead::draughts
