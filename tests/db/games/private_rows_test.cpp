#include "db/games/private_rows.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using play::Conditionals;

Conditionals lines(std::vector<Conditionals::Line> from) {
  return Conditionals::stored(std::move(from));
}

class PrivateRows : public testing::Test {
 protected:
  /// `behind`: this many changes of conditional moves are unknown to the caller.
  Result<void> keep(std::int64_t version, UserId user, const Conditionals& conditionals,
                    int behind = 0) {
    return awaited<void>([&](auto done) {
      stores.games.keep_conditionals(game, version, private_version() - behind, user, conditionals,
                                     Instant{1000}, std::move(done));
    });
  }
  std::int64_t private_version() const { return stores.games.load(game)->private_version; }
  /// Stores the move together with its attachments.
  Result<void> played(const std::string& text, Attachments attachments, int behind = 0) {
    auto state = stores.games.load(game)->game;
    const auto after = state.version();
    const auto events =
        play::decide(state, play::MakeMove{state.turn(), state.ply(), text}, state.last_event());
    for (const auto& event : events.value()) play::apply(state, event);
    return stores.append({.game = game,
                          .after_version = after,
                          .events = *events,
                          .private_version = private_version() - behind,
                          .state = state,
                          .attachments = std::move(attachments)});
  }
  void play(const std::string& text, Attachments attachments) {
    ASSERT_TRUE(played(text, std::move(attachments)));
  }
  play::MoveMessage message(int ply, UserId by, const std::string& text) const {
    return {.ply = ply, .version = ply + 1, .by = by, .text = text};
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(correspondence_setup(anna, ben));
  const Conditionals of_ben = lines({{"32-28", "19-23", "28x19", "14x23"}, {"33-28", "18-23"}});
  const Conditionals of_anna = lines({{"32-28", "19-23", "28x19"}});
};

TEST_F(PrivateRows, ConditionalsRoundTrip) {
  ASSERT_TRUE(keep(1, ben, of_ben));
  ASSERT_TRUE(keep(1, anna, of_anna));
  const play::AllConditionals both = {of_anna, of_ben};
  EXPECT_EQ(stores.games.load(game)->conditionals, both);
  ASSERT_TRUE(keep(1, ben, {}));
  EXPECT_TRUE(stores.games.load(game)->conditionals[Seat::black].empty());
  using Lines = std::vector<std::pair<GameId, std::string>>;
  EXPECT_EQ(stores.game_queries.conditionals_of(anna), (Lines{{game, "32-28 19-23 28x19"}}));
  EXPECT_TRUE(stores.game_queries.conditionals_of(ben).empty());
}

TEST_F(PrivateRows, ConditionalsOfAnotherVersionAreStale) {
  play("32-28", {});
  EXPECT_EQ(keep(1, ben, of_ben).error().code, Code::stale_version);
  EXPECT_TRUE(stores.games.load(game)->conditionals[Seat::black].empty());
}

// Two processes may have the game in memory. One that has missed a change of conditional moves
// would play the old ones and store them again.
TEST_F(PrivateRows, AMoveDecidedWithoutTheLastConditionalsIsStale) {
  ASSERT_TRUE(keep(1, ben, of_ben));
  EXPECT_EQ(played("33-28", {.conditionals = play::AllConditionals{{}, {}}}, 1).error().code,
            Code::stale_version);
  EXPECT_EQ(stores.games.load(game)->conditionals[Seat::black], of_ben);
  EXPECT_EQ(stores.games.load(game)->game.version(), 1);
  play("33-28", {.conditionals = play::AllConditionals{{}, of_ben.after("33-28")}});
}

TEST_F(PrivateRows, ConditionalsThatMissAChangeAreStale) {
  ASSERT_TRUE(keep(1, ben, of_ben));
  EXPECT_EQ(keep(1, ben, {}, 1).error().code, Code::stale_version);
  EXPECT_EQ(keep(1, anna, of_anna, 1).error().code, Code::stale_version);
  EXPECT_EQ(stores.games.load(game)->conditionals[Seat::black], of_ben);
  EXPECT_EQ(private_version(), 1);
}

TEST_F(PrivateRows, RemainingConditionalsAreStoredWithTheMove) {
  ASSERT_TRUE(keep(1, ben, of_ben));
  play("33-28", {.conditionals = play::AllConditionals{{}, of_ben.after("33-28")}});
  EXPECT_EQ(stores.games.load(game)->conditionals[Seat::black], lines({{"18-23"}}));
}

TEST_F(PrivateRows, MessagesAreStoredWithTheirMoves) {
  play("32-28", {.message = message(1, anna, "good luck")});
  play("19-23", {.message = message(2, ben, "you too")});
  const std::vector<play::MoveMessage> both = {message(1, anna, "good luck"),
                                               message(2, ben, "you too")};
  EXPECT_EQ(stores.games.load(game)->messages, both);
  EXPECT_EQ(stores.games.messages(game), both);
  EXPECT_EQ(stores.game_queries.row(game)->message, "you too");
  EXPECT_EQ(stores.game_queries.messages_by(anna).size(), 1U);
  play("28x19", {});
  EXPECT_EQ(stores.game_queries.row(game)->message, "") << "that of the last move";
}

TEST_F(PrivateRows, ATakebackRemovesTheMessageOfItsMove) {
  play("32-28", {.message = message(1, anna, "good luck")});
  play("19-23", {.message = message(2, ben, "oops")});
  play("28x19", {.plies_left = 1});
  const std::vector<play::MoveMessage> left = {message(1, anna, "good luck")};
  EXPECT_EQ(stores.games.messages(game), left);
}

TEST_F(PrivateRows, AreDeletedWithTheAccount) {
  ASSERT_TRUE(keep(1, ben, of_ben));
  play("32-28", {.message = message(1, anna, "good luck")});
  for (const UserId user : {anna, ben})
    awaited<void>([&](auto done) {
      stores.users.close(user, Instant{9}, std::move(done));
    }).value();
  EXPECT_TRUE(stores.games.messages(game).empty()) << "at once: opponents can read them";
  stores.erase_closed();
  EXPECT_TRUE(stores.game_queries.conditionals_of(ben).empty());
}

}  // namespace
}  // namespace crownhead::db
