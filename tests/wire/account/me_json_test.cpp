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
  using enum accounts::NotificationKind;
  EXPECT_EQ(game_notification({.user = {1}, .kind = my_turn, .at = noon}, {12}, table.game),
            R"({"type":"my_turn","at_ms":)" + std::to_string(noon.ms) + R"(,"game":"12","ply":0})");
  const play::MadeOffer offer{.kind = play::OfferKind::draw, .by = Seat::white};
  EXPECT_EQ(game_notification({.user = {2}, .kind = draw_offered, .at = noon, .offer = offer}, {12},
                              table.game),
            R"({"type":"offer","at_ms":)" + std::to_string(noon.ms) +
                R"(,"game":"12","offer":"draw","by":"white"})");
  table.does(play::Resign{Seat::black}).value();
  const auto end =
      game_notification({.user = {1}, .kind = game_ended, .at = noon}, {12}, table.game);
  EXPECT_EQ(json::parse(end), json({{"type", "game_ended"},
                                    {"at_ms", noon.ms},
                                    {"game", "12"},
                                    {"result", "1-0"},
                                    {"reason", "resignation"}}));
}

}  // namespace
}  // namespace crownhead::wire
