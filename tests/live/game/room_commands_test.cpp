// Players' commands in a game in memory, and their repetition.

#include <gtest/gtest.h>

#include "server/game/command_key.hpp"
#include "tests/live/game/room_fixture.hpp"

namespace crownhead::live {
namespace {

using db::live_setup;
using nlohmann::json;

TEST_F(RoomTest, StoresNothingOfARefusedCommand) {
  const GameId game = live_game();
  struct Row {
    UserId user;
    wire::PlayerWish what;
    Code code;
  };
  const Row rows[] = {
      {ben, wire::MoveWish{.ply = 0, .move = "19-23"}, Code::not_your_turn},
      {carl, wire::MoveWish{.ply = 0, .move = "32-28"}, Code::not_a_player},
      {anna, wire::MoveWish{.ply = 1, .move = "32-28"}, Code::stale_ply},
      {anna, wire::MoveWish{.ply = 0, .move = "32-27-21"}, Code::illegal_move},
      {anna, wire::MoveWish{.ply = 0, .move = std::string(8192, '9')}, Code::illegal_move},
      {anna, wire::DrawWish{wire::DrawAction::accept}, Code::no_draw_offer},
      {ben, wire::DrawWish{wire::DrawAction::claim}, Code::not_your_turn},
  };
  for (const Row& row : rows)
    EXPECT_EQ(code_of(site.does(row.user, game, row.what)), row.code) << code_name(row.code);
  EXPECT_EQ(code_of(site.moves(anna, {999}, 0, "32-28")), Code::not_found);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 1U);
}

TEST_F(RoomTest, IfVersionMustBeTheCurrentOne) {
  const GameId game = live_game();
  const wire::MoveWish move{.ply = 0, .move = "32-28"};
  EXPECT_EQ(code_of(site.does(anna, game, move, std::nullopt, 2)), Code::stale_version);
  EXPECT_TRUE(site.does(anna, game, move, std::nullopt, 1));
  EXPECT_EQ(code_of(site.does(ben, game, wire::ResignWish{}, std::nullopt, 1)),
            Code::stale_version);
}

TEST_F(RoomTest, ARepeatedCommandIsAppliedOnceAndAnsweredTheSame) {
  const GameId game = live_game();
  const auto first = site.moves(anna, game, 0, "32-28", command_id(1)).value();
  site.moves(ben, game, 1, "19-23").value();
  const auto again = site.moves(anna, game, 0, "32-28", command_id(1)).value();
  EXPECT_EQ(again.version, first.version);
  EXPECT_EQ(again.data, first.data);
  EXPECT_EQ(again.ply, first.ply);
  EXPECT_EQ(again.fen(), first.fen());
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 3U);
}

TEST_F(RoomTest, ARepeatedCommandIsAnsweredTheSameAfterTheEnd) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  const auto first = site.does(anna, game, wire::ResignWish{}, command_id(1)).value();
  EXPECT_EQ(site.does(anna, game, wire::ResignWish{}, command_id(1)).value().data, first.data);
  EXPECT_EQ(code_of(site.does(anna, game, wire::ResignWish{}, command_id(2))), Code::game_over);
}

TEST_F(RoomTest, AnIdBelongsToOneCommandOfOnePlayer) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28", command_id(1)).value();
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "32-27", command_id(1))), Code::key_reused);
  EXPECT_EQ(code_of(site.does(anna, game, wire::ResignWish{}, command_id(1))), Code::key_reused);
  EXPECT_TRUE(site.moves(ben, game, 1, "19-23", command_id(1)));
}

TEST_F(RoomTest, ARefusedCommandMayBeRepeatedWithItsId) {
  const GameId game = live_game();
  EXPECT_EQ(code_of(site.moves(ben, game, 1, "19-23", command_id(1))), Code::stale_ply);
  site.moves(anna, game, 0, "32-28").value();
  EXPECT_TRUE(site.moves(ben, game, 1, "19-23", command_id(1)));
}

TEST_F(RoomTest, AMoveThatEndsTheGameIsAnsweredWithTheMove) {
  auto setup = live_setup(anna, ben);
  setup.terms.start_fen = "W:W32:B28";
  const GameId game = site.stores.game(setup, noon);
  const auto ear = site.follow(game, 0);
  const auto done = site.moves(anna, game, 0, "32x23").value();
  EXPECT_EQ(done.version, 2);
  EXPECT_EQ(done.ply, 1);
  EXPECT_EQ(json::parse(done.data).at("type"), "move");
  EXPECT_EQ(ear->next_versioned().at("t"), "snapshot");
  EXPECT_EQ(ear->next_versioned().at("d").at("type"), "move");
  const auto end = ear->next_versioned();
  EXPECT_EQ(end.at("v"), 3);
  EXPECT_EQ(end.at("d").at("reason"), "no_pieces");
  EXPECT_EQ(site.stores.game_queries.row(game)->status, play::GameStatus::finished);
}

TEST_F(RoomTest, ReloadsAndRetriesWhenTheStoreIsAhead) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 1);
  ear->next_versioned();
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}});
  // The room still thinks that it is White's turn.
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "31-27")), Code::stale_ply);
  EXPECT_EQ(site.moves(ben, game, 1, "19-23").value().version, 3);
  // Followers get the event that the room had missed, without a gap.
  const auto missed = ear->next_versioned();
  EXPECT_EQ(missed.at("v"), 2);
  EXPECT_EQ(missed.at("d").at("move"), "32-28");
  EXPECT_EQ(ear->next_versioned().at("v"), 3);
}

TEST_F(RoomTest, ACommandAlreadyInTheStoreIsAnsweredAndNotRepeated) {
  const GameId game = live_game();
  site.look_at(game, [](Room&) {});
  const wire::MoveWish move{.ply = 0, .move = "32-28"};
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}},
      command_key(anna, command_id(1), game, move));
  EXPECT_EQ(site.does(anna, game, move, command_id(1)).value().version, 2);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 2U);
}

TEST_F(RoomTest, EndsWhenTheStoreHasTheEnd) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 0);
  const auto own = site.follow_own(ben);
  behind_its_back(game, 1,
                  {noon, play::Ended{.finish = play::finish_of(play::Outcome::none),
                                     .reason = play::EndReason::abort}});
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "31-27")), Code::game_over);
  ear->next_versioned();
  EXPECT_EQ(ear->next_versioned().at("d").at("reason"), "abort");
  EXPECT_EQ(own->next().at("d").at("type"), "game_ended");
  EXPECT_EQ(on(site.threads, site.home(game), [&] { return site.rooms.earliest(site.home(game)); }),
            std::nullopt);
}

}  // namespace
}  // namespace crownhead::live
