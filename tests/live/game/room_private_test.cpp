// Conditional moves and messages of a game in memory.

#include <gtest/gtest.h>

#include "server/game/room.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

using Lines = std::vector<play::Conditionals::Line>;

class RoomPrivateTest : public testing::Test {
 protected:
  Result<StoredConditionals> plan(GameId id, Seat by, const Lines& lines,
                                  std::optional<int> ply = std::nullopt) {
    return db::awaited<StoredConditionals>([&](auto done) {
      site.look_at(id, [&](Room& room) {
        room.plan({.by = by, .lines = lines, .ply = ply, .done = std::move(done)});
      });
    });
  }
  std::vector<std::string> record(GameId id) {
    std::vector<std::string> texts;
    for (const auto& move : site.game(id).moves()) texts.push_back(move.text);
    return texts;
  }
  Lines left(GameId id, Seat side) {
    return site.look_at(id, [&](Room& room) { return room.conditionals(side).lines(); });
  }
  Result<CommandDone> says(UserId user, int ply, const std::string& move,
                           const std::string& message) {
    return site.does(user, game, wire::MoveWish{.ply = ply, .move = move, .message = message});
  }

  static constexpr auto white = Seat::white, black = Seat::black;
  LiveSite site;
  UserId anna = site.anna, ben = site.ben;
  GameId game = site.stores.game(db::correspondence_setup(anna, ben), noon);
};

TEST_F(RoomPrivateTest, AConditionalAnswerIsStoredWithTheMoveAndPublished) {
  const auto planned = plan(game, black, {{"32-28", "19-23", "28x19", "14x23"}}).value();
  EXPECT_EQ(planned.ply, 0);
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  const auto mine = site.follow_own(anna);
  site.by_hand().move_to(noon + seconds(500));
  const auto done = site.moves(anna, game, 0, "32-28").value();
  EXPECT_EQ(done.version, 2);
  EXPECT_EQ(done.ply, 1) << "of the player's own move";
  for (const char* move : {"32-28", "19-23"}) EXPECT_EQ(ear->next_versioned()["d"]["move"], move);
  EXPECT_EQ(mine->next()["d"]["type"], "my_turn") << "again";
  EXPECT_EQ(record(game), (std::vector<std::string>{"32-28", "19-23"}));
  EXPECT_EQ(left(game, black), (Lines{{"28x19", "14x23"}}));
  const auto stored = site.stores.games.load(game);
  EXPECT_EQ(stored->game.ply(), 2);
  EXPECT_EQ(stored->conditionals[Seat::black].lines(), (Lines{{"28x19", "14x23"}}));
}

TEST_F(RoomPrivateTest, TheSameMoveSentAgainIsAnsweredOnce) {
  plan(game, black, {{"32-28", "19-23"}}).value();
  const auto id = command_id(1);
  const auto first = site.moves(anna, game, 0, "32-28", id).value();
  const auto again = site.moves(anna, game, 0, "32-28", id).value();
  EXPECT_EQ(again.version, first.version);
  EXPECT_EQ(site.game(game).ply(), 2);
}

TEST_F(RoomPrivateTest, DoesNotPublishConditionals) {
  const auto ear = site.follow(game, 0, anna);
  settle(site.threads, site.pools);
  const auto before = ear->count();
  plan(game, black, {{"32-28", "19-23"}}).value();
  settle(site.threads, site.pools);
  EXPECT_EQ(ear->count(), before);
}

TEST_F(RoomPrivateTest, RefusesConditionalsThatDoNotFitTheGame) {
  const Lines lines = {{"32-28", "19-23"}};
  EXPECT_EQ(plan(game, black, lines, 1).error().code, Code::stale_ply);
  EXPECT_EQ(plan(game, black, {{"32-26", "19-23"}}).error().code, Code::illegal_move);
  const GameId live = site.stores.game(db::live_setup(anna, ben), noon);
  EXPECT_EQ(plan(live, black, lines).error().code, Code::offer_refused);
  site.does(anna, game, wire::ResignWish{}).value();
  EXPECT_EQ(plan(game, black, lines).error().code, Code::game_over);
}

TEST_F(RoomPrivateTest, RetriesWhenTheStoreIsAhead) {
  site.game(game);
  auto state = site.stores.games.load(game)->game;
  const auto events = play::decide(state, play::MakeMove{white, 0, "32-28"}, noon).value();
  for (const auto& event : events) play::apply(state, event);
  ASSERT_TRUE(
      site.stores.append({.game = game, .after_version = 1, .events = events, .state = state}));
  EXPECT_EQ(plan(game, black, {{"32-28", "19-23"}}).error().code, Code::invalid_field)
      << "it is Black's turn by now, so that the line has no answer";
  EXPECT_EQ(plan(game, white, {{"19-23", "28x19"}}).value().ply, 1);
}

TEST_F(RoomPrivateTest, TheEndRemovesConditionals) {
  plan(game, black, {{"32-28", "19-23"}}).value();
  site.does(ben, game, wire::ResignWish{}).value();
  EXPECT_TRUE(left(game, black).empty());
  EXPECT_TRUE(site.stores.game_queries.conditionals_of(ben).empty());
}

TEST_F(RoomPrivateTest, AMessageIsForTheTwoPlayers) {
  const auto ear = site.follow(game, 0);
  ear->next_versioned();
  const auto of_ben = site.follow_own(ben);
  says(anna, 0, "32-28", "good luck").value();
  EXPECT_FALSE(ear->next_versioned()["d"].contains("message"));
  const auto told = of_ben->next()["d"];
  EXPECT_EQ(told["type"], "move_message");
  EXPECT_EQ(told["by"], "white");
  EXPECT_EQ(told["text"], "good luck");
  const auto snapshot = [&](std::optional<UserId> user) {
    return site.follow(game, 1, user)->next_versioned()["d"]["messages"];
  };
  EXPECT_EQ(snapshot(ben), nlohmann::json::parse(R"([{"ply":1,"by":"white","text":"good luck"}])"));
  EXPECT_TRUE(snapshot(site.carl).empty());
  EXPECT_TRUE(snapshot(std::nullopt).empty());
}

TEST_F(RoomPrivateTest, ATakebackRemovesTheMessageOfItsMove) {
  auto setup = db::correspondence_setup(anna, ben);
  setup.terms.rated = false;
  game = site.stores.game(setup, noon);
  says(anna, 0, "32-28", "oops").value();
  site.does(anna, game, wire::TakebackWish{wire::OfferAction::offer}).value();
  site.does(ben, game, wire::TakebackWish{wire::OfferAction::accept}).value();
  EXPECT_TRUE(site.stores.games.messages(game).empty());
  says(anna, 0, "33-28", "better").value();
  EXPECT_EQ(site.stores.game_queries.row(game)->message, "better");
}

}  // namespace
}  // namespace crownhead::live
