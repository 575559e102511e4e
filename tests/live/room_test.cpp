#include "server/live/room.hpp"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <latch>
#include <thread>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "server/live/command_key.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using db::correspondence_setup;
using db::live_setup;
using nlohmann::json;

std::optional<Code> code_of(const auto& result) {
  return result ? std::nullopt : std::optional(result.error().code);
}

class RoomTest : public testing::Test {
 protected:
  GameId live_game() { return site.stores.game(live_setup(anna, ben), noon); }
  GameId slow_game() { return site.stores.game(correspondence_setup(anna, ben), noon); }

  /// Stores an event without the room's knowledge.
  void behind_its_back(GameId game, std::int64_t after_version, play::Event event,
                       std::optional<db::RequestKey> key = std::nullopt) {
    ASSERT_TRUE(site.stores.append({.game = game,
                                    .after_version = after_version,
                                    .events = {std::move(event)},
                                    .command = key,
                                    .state = std::nullopt}));
  }

  LiveSite site;
  UserId anna = site.anna, ben = site.ben, carl = site.carl;
};

TEST_F(RoomTest, PlayersMoveInTurn) {
  const GameId game = live_game();
  const auto first = site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(first.version, 2);
  EXPECT_EQ(first.ply, 1);
  EXPECT_EQ(first.fen(),
            draughts::write_fen(site.game(game).variant(), site.game(game).position()));
  EXPECT_EQ(json::parse(first.data).at("type"), "move");
  site.by_hand().move_to(noon + seconds(5));
  const auto second = site.moves(ben, game, 1, "19-23").value();
  EXPECT_EQ(second.version, 3);
  EXPECT_EQ(json::parse(second.data).at("spent_ms"), 5000);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 3U);
}

TEST_F(RoomTest, RefusesWhatIsNotAllowedAndStoresNothing) {
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

TEST_F(RoomTest, TheEndOfARatedGameTellsWhatItDidToTheRatings) {
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
  EXPECT_EQ(now[0], (rating::Shown{1662, true, {}}));
}

TEST_F(RoomTest, ACasualOrAbortedGameChangesNoRating) {
  auto casual = live_setup(anna, ben);
  casual.rated = false;
  const GameId game = site.stores.game(casual, noon);
  const auto resigned = site.does(ben, game, wire::ResignWish{}).value();
  EXPECT_TRUE(json::parse(resigned.data).at("rating_changes").is_null());
  const auto aborted = site.does(ben, live_game(), wire::AbortWish{}).value();
  EXPECT_TRUE(json::parse(aborted.data).at("rating_changes").is_null());
}

TEST_F(RoomTest, IfVersionMustBeThePresentOne) {
  const GameId game = live_game();
  const wire::MoveWish move{.ply = 0, .move = "32-28"};
  EXPECT_EQ(code_of(site.does(anna, game, move, std::nullopt, 2)), Code::stale_version);
  EXPECT_TRUE(site.does(anna, game, move, std::nullopt, 1));
  EXPECT_EQ(code_of(site.does(ben, game, wire::ResignWish{}, std::nullopt, 1)),
            Code::stale_version);
}

TEST_F(RoomTest, ARepeatedCommandIsDoneOnceAndAnsweredTheSame) {
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

TEST_F(RoomTest, AnIdIsForOneCommandOfOnePlayer) {
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

TEST_F(RoomTest, AMoveWithAnEndAnswersWithTheMove) {
  auto setup = live_setup(anna, ben);
  setup.start_fen = "W:W32:B28";
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
  EXPECT_EQ(site.stores.games.row(game)->status, play::GameStatus::finished);
}

TEST_F(RoomTest, WhenTheStoreIsAheadItDecidesAgain) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 1);
  ear->next_versioned();
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}});
  // The room still thinks that it is White's turn.
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "31-27")), Code::stale_ply);
  EXPECT_EQ(site.moves(ben, game, 1, "19-23").value().version, 3);
  // Followers hear of what the room had missed, without a gap.
  const auto missed = ear->next_versioned();
  EXPECT_EQ(missed.at("v"), 2);
  EXPECT_EQ(missed.at("d").at("move"), "32-28");
  EXPECT_EQ(ear->next_versioned().at("v"), 3);
}

TEST_F(RoomTest, WhenTheStoreIsAheadByTheSameCommandItIsAnsweredAndNotRepeated) {
  const GameId game = live_game();
  site.look_at(game, [](Room&) {});
  const wire::MoveWish move{.ply = 0, .move = "32-28"};
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}},
      command_key(anna, command_id(1), game, move));
  EXPECT_EQ(site.does(anna, game, move, command_id(1)).value().version, 2);
  EXPECT_EQ(site.stores.games.events(game, 0).size(), 2U);
}

TEST_F(RoomTest, WhenTheStoreSaysThatItIsOverItIsOver) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 0);
  const auto own = site.follow_own(ben);
  behind_its_back(
      game, 1,
      {noon, play::Ended{.outcome = play::Outcome::none, .reason = play::EndReason::abort}});
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "31-27")), Code::game_over);
  ear->next_versioned();
  EXPECT_EQ(ear->next_versioned().at("d").at("reason"), "abort");
  EXPECT_EQ(own->next().at("d").at("type"), "game_ended");
  EXPECT_EQ(on(site.threads, site.home(game), [&] { return site.rooms.earliest(site.home(game)); }),
            std::nullopt);
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
  // One is being done while 64 wait.
  EXPECT_EQ(std::ranges::count(answers, Code::busy), 5);
  EXPECT_EQ(std::ranges::count(answers, std::optional<Code>()), 1);
  EXPECT_EQ(std::ranges::count(answers, Code::stale_ply), 64);
  EXPECT_TRUE(site.moves(ben, game, 1, "19-23"));
}

TEST_F(RoomTest, OneWhoThrowsWhenAnsweredDoesNotStopTheGame) {
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
  EXPECT_EQ(site.troubles(), std::vector<std::string>{"a bug"});
}

TEST_F(RoomTest, OfMovesRacingForAPlyOneIsMade) {
  const GameId game = live_game();
  constexpr int plies = 40;
  std::array<std::atomic<int>, plies + 1> made{};
  const auto racer = [&](UserId user) {
    for (;;) {
      const auto now = site.game(game);
      if (now.ply() >= plies || now.ended()) return;
      const auto moves = draughts::legal_moves(now.variant(), now.position());
      const auto text = draughts::write_full(
          now.variant(), now.position(), moves[static_cast<std::size_t>(now.ply()) % moves.size()]);
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

TEST_F(RoomTest, FollowersGetASnapshotAndThenEveryEvent) {
  const GameId game = live_game();
  const auto ear = site.follow(game, 1);
  const auto snapshot = ear->next();
  EXPECT_EQ(snapshot.at("t"), "snapshot");
  EXPECT_EQ(snapshot.at("topic"), "game/" + std::to_string(game.value));
  EXPECT_EQ(snapshot.at("v"), 1);
  EXPECT_EQ(snapshot.at("d").at("ply"), 0);
  EXPECT_EQ(ear->next().at("t"), "info");
  const auto done = site.moves(anna, game, 0, "32-28").value();
  const auto event = ear->next_versioned();
  EXPECT_EQ(event.at("v"), 2);
  EXPECT_EQ(event.at("d"), json::parse(done.data));
}

TEST_F(RoomTest, WhoComesBackGetsWhatHeHasMissed) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  site.moves(anna, game, 2, "28x19").value();
  struct Row {
    std::optional<std::int64_t> version;
    std::vector<std::pair<std::string, int>> frames;
  };
  const Row rows[] = {
      {4, {}},
      {3, {{"event", 4}}},
      {1, {{"event", 2}, {"event", 3}, {"event", 4}}},
      {std::nullopt, {{"snapshot", 4}}},
      {0, {{"snapshot", 4}}},
      {5, {{"snapshot", 4}}},
      {-7, {{"snapshot", 4}}},
      {std::int64_t{1} << 53, {{"snapshot", 4}}},
      {-(std::int64_t{1} << 53), {{"snapshot", 4}}},
  };
  for (const Row& row : rows) {
    const auto ear = site.follow(game, 0, std::nullopt, row.version);
    for (const auto& [type, version] : row.frames) {
      const auto frame = ear->next();
      EXPECT_EQ(frame.at("t"), type);
      EXPECT_EQ(frame.at("v"), version);
    }
    EXPECT_EQ(ear->next().at("t"), "info");
  }
}

TEST_F(RoomTest, OfARoomJustLoadedOnlyASnapshotIsKnown) {
  const GameId game = live_game();
  behind_its_back(
      game, 1, {noon, play::Moved{.move = "32-28", .spent = {}, .lag = {}, .left = seconds(300)}});
  const auto ear = site.follow(game, 0, std::nullopt, 1);
  EXPECT_EQ(ear->next().at("t"), "snapshot");
}

TEST_F(RoomTest, OfALongGameWhoIsFarBehindGetsASnapshot) {
  const GameId game = live_game();
  for (int i = 0; i < 40; ++i) {  // 80 events
    site.does(anna, game, wire::DrawWish{wire::DrawAction::offer}).value();
    site.does(ben, game, wire::DrawWish{wire::DrawAction::decline}).value();
    std::swap(anna, ben);
  }
  EXPECT_EQ(site.follow(game, 0, std::nullopt, 81 - 64)->next().at("v"), 18);
  EXPECT_EQ(site.follow(game, 0, std::nullopt, 81 - 65)->next().at("t"), "snapshot");
}

json presence_of(Ear& ear) {
  for (;;)
    if (auto frame = ear.next(); frame.at("t") == "info") return frame.at("d");
}

TEST_F(RoomTest, PresenceCountsPlayersAndSpectators) {
  const GameId game = live_game();
  const auto watcher = site.follow(game, 0);
  EXPECT_EQ(presence_of(*watcher), json({{"type", "presence"},
                                         {"white", false},
                                         {"black", false},
                                         {"white_left_ms", noon.ms},
                                         {"black_left_ms", noon.ms},
                                         {"spectators", 1},
                                         {"spectator_names", nlohmann::json::array()}}));
  const auto white = site.follow(game, 1, anna), tab = site.follow(game, 0, anna),
             carls = site.follow(game, 1, carl);
  site.look_at(game, [](Room& room) { room.publish_presence(); });
  json last;
  const auto expect = [&](bool is_white, bool is_black, int spectators) {
    do last = presence_of(*watcher);
    while (last.at("white") != is_white || last.at("black") != is_black ||
           last.at("spectators") != spectators);
  };
  expect(true, false, 2);
  site.unfollow(game, white, 1, anna);
  site.unfollow(game, carls, 1, carl);
  site.look_at(game, [](Room& room) { room.publish_presence(); });
  expect(true, false, 1);
  site.unfollow(game, tab, 0, anna);
  const auto black = site.follow(game, 0, ben);
  expect(false, true, 1);  // told by itself, a moment later
}

TEST_F(RoomTest, AFlagFallsAtItsDeadline) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  const auto tick = [&] {
    std::promise<void> done;
    site.rooms.tick(game, [&] { done.set_value(); });
    done.get_future().wait();
  };
  site.by_hand().move_to(noon + seconds(300) - Millis{1});
  tick();
  EXPECT_FALSE(site.game(game).ended());
  site.by_hand().move_to(noon + seconds(305));
  tick();
  const auto ended = site.game(game);
  ASSERT_TRUE(ended.ended());
  EXPECT_EQ(ended.ended()->reason, play::EndReason::time);
  EXPECT_EQ(ended.ended()->outcome, play::Outcome::black_wins);
  EXPECT_EQ(ended.last_event(), noon + seconds(300));
}

TEST_F(RoomTest, AMoveStampedBeforeTheFlagCountsEvenIfItIsHandledLater) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  site.by_hand().move_to(noon + seconds(400));
  EXPECT_TRUE(
      site.does_at(noon + seconds(299), anna, game, wire::MoveWish{.ply = 2, .move = "28x19"}));
}

TEST_F(RoomTest, AMoveStampedAfterTheFlagEndsTheGame) {
  const GameId game = live_game();
  site.moves(anna, game, 0, "32-28").value();
  site.moves(ben, game, 1, "19-23").value();
  EXPECT_EQ(code_of(site.does_at(noon + seconds(300), anna, game,
                                 wire::MoveWish{.ply = 2, .move = "28x19"})),
            Code::game_over);
  EXPECT_EQ(site.game(game).ended()->reason, play::EndReason::time);
}

TEST_F(RoomTest, APlayerIsToldWhereItIsHisTurnInCorrespondenceGamesOnly) {
  const GameId slow = slow_game(), quick = live_game();
  const auto own = site.follow_own(ben, 1);
  site.moves(anna, quick, 0, "32-28").value();
  site.moves(anna, slow, 0, "32-28").value();
  const auto turn = own->next().at("d");
  EXPECT_EQ(turn.at("type"), "my_turn");
  EXPECT_EQ(turn.at("game"), std::to_string(slow.value));
  EXPECT_EQ(turn.at("ply"), 1);
}

TEST_F(RoomTest, OfACorrespondenceGameTheRowFollowsEveryMove) {
  const GameId game = slow_game();
  site.moves(anna, game, 0, "32-28").value();
  const auto row = site.stores.games.row(game).value();
  EXPECT_EQ(row.ply, 1);
  EXPECT_EQ(row.version, 2);
  EXPECT_EQ(row.turn, play::Color::black);
  EXPECT_EQ(row.last_move, "32-28");
  EXPECT_EQ(row.deadline, noon + seconds(3 * 24 * 3600));
}

TEST_F(RoomTest, AfterTheStoreHasStoppedAPlayerIsToldAndTheGameStandsStill) {
  const GameId game = live_game();
  site.look_at(game, [](Room&) {});
  site.stores.database.drain();
  EXPECT_EQ(code_of(site.moves(anna, game, 0, "32-28", command_id(1))), Code::unavailable);
  EXPECT_EQ(site.game(game).version(), 1);
}

TEST(RoomLag, GivesTheMeasuredRoundTripBack) {
  LiveSite site(std::make_unique<SystemWallClock>());
  const Instant begun = site.clock->now();
  const GameId game = site.stores.game(live_setup(site.anna, site.ben), begun);
  const auto move = [&](UserId user, int ply, const char* text, Instant at, Millis round_trip) {
    return site.does_at(at, user, game, wire::MoveWish{.ply = ply, .move = text}, std::nullopt,
                        std::nullopt, round_trip);
  };
  move(site.anna, 0, "32-28", begun, Millis{50}).value();
  const auto done = move(site.ben, 1, "19-23", begun + seconds(2), Millis{80}).value();
  const auto event = json::parse(done.data);
  EXPECT_EQ(event.at("lag_ms"), 80);
  EXPECT_EQ(event.at("spent_ms"), 1920);
  // The flag waits for as long as a move of that player takes to arrive.
  const Instant flag = *site.game(game).deadline();
  const auto late = move(site.anna, 2, "28x19", flag + Millis{49}, Millis{50}).value();
  EXPECT_EQ(json::parse(late.data).at("lag_ms"), 50);
  const Instant next_flag = *site.game(game).deadline();
  EXPECT_EQ(code_of(move(site.ben, 3, "14x23", next_flag + Millis{80}, Millis{80})),
            Code::game_over);
  EXPECT_TRUE(site.game(game).ended());
}

}  // namespace
}  // namespace crownhead::live
