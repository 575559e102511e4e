#include "server/wire/account/me_json.hpp"

#include <gtest/gtest.h>

#include "tests/wire/told_game.hpp"

namespace crownhead::wire {
namespace {

TEST(OwnEvents, DescribeGames) {
  Table table(setup_of(play::three_days_a_move, "russian"));
  EXPECT_EQ(json::parse(game_started(names, table.game)), json({{"type", "game_started"},
                                                                {"at_ms", noon.ms},
                                                                {"game", "12"},
                                                                {"white", "Anna"},
                                                                {"black", "Ben"},
                                                                {"variant", "russian"},
                                                                {"pace", "correspondence"}}));
  EXPECT_EQ(my_turn({12}, noon, 3),
            R"({"type":"my_turn","at_ms":)" + std::to_string(noon.ms) + R"(,"game":"12","ply":3})");
  table.does(play::Resign{Seat::black}).value();
  EXPECT_EQ(json::parse(game_ended({12}, table.game)), json({{"type", "game_ended"},
                                                             {"at_ms", noon.ms},
                                                             {"game", "12"},
                                                             {"result", "1-0"},
                                                             {"reason", "resignation"}}));
}

}  // namespace
}  // namespace crownhead::wire
