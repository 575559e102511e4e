// Positions whose captures have too many routes to follow. They were found by hill climbing from
// random positions towards more hops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/moves/perft.hpp"
#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

struct Crowded {
  std::string variant;
  std::string fen;
  std::size_t moves;     ///< legal
  std::size_t captures;  ///< complete captures, legal or not
};

void PrintTo(const Crowded& crowded, std::ostream* out) { *out << crowded.fen; }

class ManyRoutes : public testing::TestWithParam<Crowded> {
 protected:
  const Variant& variant_ = variant_of(GetParam().variant);
  const Position position_ = position_of(variant_, GetParam().fen);

  std::vector<Move> walked(const Position& position) const {
    CaptureBudget budget;
    return variant_.engine->captures(position, budget);
  }
};

TEST_P(ManyRoutes, YieldEveryMove) {
  EXPECT_EQ(legal_moves(variant_, position_).size(), GetParam().moves);
  EXPECT_EQ(walked(position_).size(), GetParam().captures);
}

// perft follows every route without remembering branches.
TEST_P(ManyRoutes, AreCountedTheSameWithoutMemoization) {
  EXPECT_EQ(perft(variant_, position_, 1, Counting::moves), GetParam().moves);
  std::size_t all = 0;
  for (const Move& move : legal_moves(variant_, position_)) {
    all += routes(variant_, position_, move).size();
  }
  EXPECT_EQ(perft(variant_, position_, 1, Counting::routes), all);
}

TEST_P(ManyRoutes, RoundTripThroughNotation) {
  const std::vector<Move> moves = legal_moves(variant_, position_);
  for (const Move& move : {moves.front(), moves.back()}) {
    EXPECT_EQ(read_move(variant_, position_, write_move(variant_, position_, move)), move);
  }
}

const std::string kings_8x8 = "W:WKc3:BKb2,Kd2,Kf2,Ke3,Kb4,Kd4,Kf4,Kg5,Kb6,Kd6,Ke7,Kg7";
const std::string mirrored_8x8 = "W:WKf3:BKg2,Ke2,Kc2,Kd3,Kg4,Ke4,Kc4,Kb5,Kg6,Ke6,Kd7,Kb7";
const std::string kings_10x10 = "W:WK27:BK8-12,K19-23,K30-34,K39,K41-44";
const std::string rooks = "W:WKe3:BKd1,Kf1,Kb2,Ke2,Kg2,Kc3,Kf3,Ka4,Kd4,Kh4,Kb5,Ke5,Kg5,Kd6,Kc7,Ke8";
// With a few more kings it has too many captures; see crowded_test.cpp.
const std::string frisian = "W:WK3:BK2,K8,K9,K11,K13,K20,K28,K29,K30,K35,K36,K38,K42,K43";

INSTANTIATE_TEST_SUITE_P(
    Variants, ManyRoutes,
    testing::Values(
        Crowded{"international", kings_10x10, 6, 256}, Crowded{"antidraughts", kings_10x10, 6, 256},
        Crowded{"killer", kings_10x10, 4, 186},
        Crowded{"breakthrough", "W:W38:B32,33,42,43,22,23,12,13,8", 2, 8},
        Crowded{"canadian", "W:WK56:BK8,K9,K10,K12,K16,K17,K20,K21,K25,K33-37,K46-51,K61-65", 7,
                7933},
        Crowded{"frisian", frisian, 2, 1818}, Crowded{"frysk", frisian, 2, 1818},
        Crowded{"turkish", rooks, 64, 18605}, Crowded{"armenian", rooks, 64, 18605},
        Crowded{"russian", kings_8x8, 28, 28}, Crowded{"giveaway", kings_8x8, 28, 28},
        Crowded{"brazilian", kings_8x8, 16, 28}, Crowded{"pool", kings_8x8, 28, 28},
        Crowded{"czech", kings_8x8, 28, 28}, Crowded{"english", kings_8x8, 5, 5},
        Crowded{"thai", kings_8x8, 22, 22}, Crowded{"spanish", mirrored_8x8, 16, 28},
        Crowded{"portuguese", mirrored_8x8, 16, 28}, Crowded{"italian", mirrored_8x8, 2, 5},
        Crowded{"spantsiretti",
                "W:WKc3:BKb2,Kd2,Kf2,Kh2,Ki3,Kb4,Kd4,Kf4,Kg5,Ki5,Kb6,Kd6,Ke7,Kg7,Ki7", 73, 73},
        Crowded{"bashni", kings_8x8, 108, 108},
        Crowded{"bashni", "W:WKc3:BKb2,Kd2,Kf2,Kb4,Kd4,Kf4,Kb6,Kd6,Kf6:Td4=b,d6=b,f4=b", 61, 61},
        Crowded{"stavropol", kings_8x8, 28, 28}, Crowded{"samoyed", kings_8x8, 28, 28}),
    [](const auto& test) { return test.param.variant + "_" + std::to_string(test.index); });

}  // namespace
}  // namespace crownhead::draughts
