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

TEST(OwnEvents, CountUnreadNotifications) {
  EXPECT_EQ(unread_notifications(2, noon),
            R"({"type":"notifications","at_ms":)" + std::to_string(noon.ms) + R"(,"unread":2})");
}

TEST(NotificationList, HasWhatEachSentenceNeeds) {
  using enum accounts::NotificationKind;
  const accounts::ListedNotification won{.id = {3},
                                         .kind = game_ended,
                                         .at = noon,
                                         .game = GameId{12},
                                         .tournament = std::nullopt,
                                         .tournament_name = {},
                                         .challenge = std::nullopt,
                                         .player = "Ben",
                                         .number = 0,
                                         .last = 0,
                                         .act = {},
                                         .outcome = play::Outcome::white_wins,
                                         .white = true};
  auto lost = won;
  lost.white = false;
  auto round = won;
  round.kind = round_published;
  round.game = std::nullopt;
  round.player = "";
  round.tournament = TournamentId{7};
  round.tournament_name = "Cup";
  round.number = 2;
  round.last = 3;
  const auto page = json::parse(notifications_json(
      {.items = {won, lost, round}, .next = NotificationId{3}, .read_up_to = {2}}));
  EXPECT_EQ(page.at("next_cursor"), "3");
  EXPECT_EQ(page.at("read_up_to"), "2");
  EXPECT_EQ(page.at("items")[0], json({{"id", "3"},
                                       {"kind", "game_ended"},
                                       {"at_ms", noon.ms},
                                       {"player", "Ben"},
                                       {"game", "12"},
                                       {"challenge", nullptr},
                                       {"tournament", nullptr},
                                       {"score", "win"}}));
  EXPECT_EQ(page.at("items")[1].at("score"), "loss");
  EXPECT_EQ(page.at("items")[2], json({{"id", "3"},
                                       {"kind", "round_published"},
                                       {"at_ms", noon.ms},
                                       {"player", nullptr},
                                       {"game", nullptr},
                                       {"challenge", nullptr},
                                       {"tournament", {{"id", "7"}, {"name", "Cup"}}},
                                       {"first_round", 2},
                                       {"last_round", 3}}));
}

}  // namespace
}  // namespace crownhead::wire
