#include "server/game/room.hpp"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <latch>
#include <thread>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/live/game/room_fixture.hpp"
#include "tests/play/draughts_of.hpp"

namespace crownhead::live {
namespace {

using db::live_setup;
using nlohmann::json;

TEST_F(RoomTest, PlayersMoveInTurn) {
  const GameId game = live_game();
  const auto first = site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(first.version, 2);
  EXPECT_EQ(first.ply, 1);
  EXPECT_EQ(first.fen(), site.game(game).board().state());
  EXPECT_EQ(json::parse(first.data).at("type"), "move");
  site.by_hand().move_to(noon + seconds(5));
  const auto second = site.moves(ben, game, 1, "19-23").value();
  EXPECT_EQ(second.version, 3);
  EXPECT_EQ(json::parse(second.data).at("spent_ms"), 5000);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 3U);
}

TEST_F(RoomTest, TheEndOfARatedGameShowsTheRatingChanges) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 0);
  EXPECT_EQ(ear->next_versioned().at("d").at("players").at("white").at("rating"), 1500);
  const auto done = site.does(ben, game, wire::ResignWish{}, command_id(1)).value();
  const auto changes = json::parse(R"({"white":162,"black":-162})");
  EXPECT_EQ(json::parse(done.data).at("rating_changes"), changes);
  EXPECT_EQ(ear->next_versioned().at("d").at("rating_changes"), changes);
  const auto again = site.does(ben, game, wire::ResignWish{}, command_id(1)).value();
  EXPECT_EQ(json::parse(again.data).at("rating_changes"), changes);

  const GameId next = live_game();
  const auto now = site.look_at(next, [](Room& room) { return room.names().ratings; });
  EXPECT_EQ(now[Seat::white], (rating::Shown{1662, true, {}}));
}

TEST_F(RoomTest, NamesAreShownWithTheRatingsAtTheStart) {
  const GameId longer = live_game(), shorter = live_game();
  site.does(ben, shorter, wire::ResignWish{}, command_id(1)).value();
  const auto ear = site.follow(longer, 0);
  const auto white = ear->next_versioned().at("d").at("players").at("white");
  EXPECT_EQ(white.at("rating"), 1500);
  EXPECT_TRUE(white.at("rating_change").is_null());
  site.does(ben, longer, wire::ResignWish{}, command_id(2)).value();
  const auto gained = ear->next_versioned().at("d").at("rating_changes").at("white");
  EXPECT_LT(gained, 162) << "the winner was the stronger one by then";
  const auto late = site.follow(longer, 0)->next_versioned().at("d").at("players").at("white");
  EXPECT_EQ(late.at("rating"), 1500);
  EXPECT_EQ(late.at("rating_change"), gained);
  const auto row = site.stores.game_queries.row(longer)->ratings;
  EXPECT_EQ(row, site.stores.games.load(longer)->ratings);
  EXPECT_EQ((*row)[Seat::white].rating, 1500);
  EXPECT_EQ((*row)[Seat::white].change, gained);
}

TEST_F(RoomTest, ACasualOrAbortedGameChangesNoRating) {
  auto casual = live_setup(anna, ben);
  casual.terms.rated = false;
  const GameId game = site.stores.game(casual, noon);
  const auto resigned = site.does(ben, game, wire::ResignWish{}).value();
  EXPECT_TRUE(json::parse(resigned.data).at("rating_changes").is_null());
  const auto aborted = site.does(ben, live_game(), wire::AbortWish{}).value();
  EXPECT_TRUE(json::parse(aborted.data).at("rating_changes").is_null());
}

TEST_F(RoomTest, AFullMailboxIsBusy) {
  const GameId game = live_game();
  std::mutex mutex;
  std::vector<std::optional<Code>> answers;
  std::latch all(70);
  site.look_at(game, [&](Room& room) {
    for (int i = 0; i < 70; ++i)
      room.command({.user = anna,
                    .id = command_id(static_cast<std::uint8_t>(i + 1)),
                    .what = wire::MoveWish{.ply = 0, .move = "32-28"},
                    .if_version = std::nullopt,
                    .stamp = noon,
                    .round_trip = {},
                    .done = [&](const Result<CommandDone>& done) {
                      const std::lock_guard lock(mutex);
                      answers.push_back(code_of(done));
                      all.count_down();
                    }});
  });
  all.wait();
  // One command is running while 64 wait.
  EXPECT_EQ(std::ranges::count(answers, Code::busy), 5);
  EXPECT_EQ(std::ranges::count(answers, std::optional<Code>()), 1);
  EXPECT_EQ(std::ranges::count(answers, Code::stale_ply), 64);
  EXPECT_TRUE(site.moves(ben, game, 1, "19-23"));
}

TEST_F(RoomTest, ACallbackThatThrowsDoesNotStopTheGame) {
  const GameId game = live_game();
  site.look_at(game, [&](Room& room) {
    room.command({.user = anna,
                  .id = std::nullopt,
                  .what = wire::MoveWish{.ply = 0, .move = "32-28"},
                  .if_version = std::nullopt,
                  .stamp = noon,
                  .round_trip = {},
                  .done = [](const Result<CommandDone>&) { throw std::runtime_error("a bug"); }});
  });
  EXPECT_TRUE(site.moves(ben, game, 1, "19-23"));
  EXPECT_EQ(site.errors(), std::vector<std::string>{"a bug"});
}

TEST_F(RoomTest, OneOfTheMovesRacingForAPlyIsMade) {
  const GameId game = live_game();
  constexpr int plies = 40;
  std::array<std::atomic<int>, plies + 1> made{};
  const auto racer = [&](UserId user) {
    for (;;) {
      const auto now = site.game(game);
      if (now.ply() >= plies || now.ended()) return;
      const auto moves =
          draughts::legal_moves(draughts_of(now).variant(), draughts_of(now).position());
      const auto text =
          draughts::write_full(draughts_of(now).variant(), draughts_of(now).position(),
                               moves[static_cast<std::size_t>(now.ply()) % moves.size()]);
      if (site.moves(user, game, now.ply(), text)) ++made[static_cast<std::size_t>(now.ply())];
    }
  };
  {
    std::vector<std::jthread> racers;
    for (int i = 0; i < 3; ++i)
      for (const UserId user : {anna, ben}) racers.emplace_back(racer, user);
  }
  for (std::size_t ply = 0; ply < static_cast<std::size_t>(site.game(game).ply()); ++ply)
    EXPECT_EQ(made[ply], 1) << ply;
  const auto events = site.stores.games.events(game, 0);
  for (std::size_t i = 0; i < events.size(); ++i)
    EXPECT_EQ(events[i].first, static_cast<std::int64_t>(i) + 1);
}

TEST_F(RoomTest, APlayerIsNotifiedOfTheirTurnInCorrespondenceGamesOnly) {
  const GameId slow = slow_game(), quick = live_game();
  const auto own = site.follow_own(ben, 1);
  site.moves(anna, quick, 0, "32-28").value();
  site.moves(anna, slow, 0, "32-28").value();
  const auto turn = own->next().at("d");
  EXPECT_EQ(turn.at("type"), "my_turn");
  EXPECT_EQ(turn.at("game"), std::to_string(slow.value));
  EXPECT_EQ(turn.at("ply"), 1);
}

TEST_F(RoomTest, TheRowOfACorrespondenceGameFollowsEveryMove) {
  const GameId game = slow_game();
  site.moves(anna, game, 0, "32-28").value();
  const auto row = site.stores.game_queries.row(game).value();
  EXPECT_EQ(row.ply, 1);
  EXPECT_EQ(row.version, 2);
  EXPECT_EQ(row.turn, Seat::black);
  EXPECT_EQ(row.last_move, "32-28");
  EXPECT_EQ(row.deadline, noon + seconds(3 * 24 * 3600));
}

TEST_F(RoomTest, AStoppedStoreIsReportedAndLeavesTheGameUnchanged) {
  const GameId game = live_game();
  site.look_at(game, [](Room&) {});
  site.stores.database.drain();
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "32-28", command_id(1))), Code::unavailable);
  EXPECT_EQ(site.game(game).version(), 1);
}

}  // namespace
}  // namespace crownhead::live
