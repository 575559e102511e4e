#include "db/games/challenges.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

class ChallengesTest : public testing::Test {
 protected:
  Challenge sample(UserId from, std::optional<UserId> to) {
    Challenge challenge;
    challenge.id = {++last_id};
    challenge.from = from;
    challenge.to = to;
    challenge.terms.variant = "russian";
    challenge.terms.ruleset = "official";
    challenge.terms.control = play::Fischer{seconds(60), seconds(2), seconds(120)};
    challenge.terms.rated = true;
    challenge.color = ColorChoice::black;
    challenge.terms.start_fen = "W:Wa1:Bh8";
    challenge.created = Instant{123};
    return challenge;
  }
  Result<Made<ChallengeId>> made(const Challenge& challenge) {
    return awaited<Made<ChallengeId>>(
        [&](auto done) { challenges.create(challenge, std::nullopt, std::move(done)); });
  }
  ChallengeId create(const Challenge& challenge) { return made(challenge).value().id; }

  std::int64_t last_id = 1'000;
  TempFile file;
  TestStores stores{file.path()};
  Challenges& challenges = stores.challenges;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), carla = stores.user("carla");
};

TEST_F(ChallengesTest, RoundTrip) {
  const auto id = create(sample(anna, ben));
  const auto found = challenges.find(id);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, id);
  EXPECT_EQ(found->from, anna);
  EXPECT_EQ(found->from_name, "anna");
  EXPECT_EQ(found->to, ben);
  EXPECT_EQ(found->to_name, "ben");
  EXPECT_EQ(found->terms.variant, "russian");
  EXPECT_EQ(found->terms.ruleset, "official");
  EXPECT_EQ(found->terms.control,
            (play::TimeControl{play::Fischer{seconds(60), seconds(2), seconds(120)}}));
  EXPECT_TRUE(found->terms.rated);
  EXPECT_EQ(found->color, ColorChoice::black);
  EXPECT_EQ(found->terms.start_fen, "W:Wa1:Bh8");
  EXPECT_EQ(found->created, Instant{123});
}

TEST_F(ChallengesTest, KeepTheirDiceWhileTheyExist) {
  const play::OfferedDice dice{.root = {1, 2}, .commitment = {3, 4}, .entropy = "anna-0"};
  const auto id = awaited<Made<ChallengeId>>([&](auto done) {
                    challenges.create(sample(anna, ben), std::nullopt, std::move(done), dice);
                  })
                      .value()
                      .id;
  EXPECT_EQ(challenges.find(id)->dice_commitment, dice.commitment);
  EXPECT_EQ(challenges.of(ben, Instant{200}).at(0).dice_commitment, dice.commitment);
  const auto kept = challenges.dice_of(id);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->root, dice.root);
  EXPECT_EQ(kept->commitment, dice.commitment);
  EXPECT_EQ(kept->entropy, "anna-0");
  EXPECT_TRUE(awaited<void>([&](auto done) { challenges.remove(id, std::move(done)); }));
  EXPECT_FALSE(challenges.dice_of(id));
  EXPECT_EQ(challenges.find(create(sample(anna, ben)))->dice_commitment, std::nullopt);
}

TEST_F(ChallengesTest, MayBeOpenAndPerMove) {
  auto open = sample(anna, std::nullopt);
  open.terms.control = play::PerMove{seconds(86400)};
  const auto found = challenges.find(create(open));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->to, std::nullopt);
  EXPECT_EQ(found->to_name, "");
  EXPECT_EQ(found->terms.control, (play::TimeControl{play::PerMove{seconds(86400)}}));
}

TEST_F(ChallengesTest, AreListedForBothNewestFirst) {
  const auto first = create(sample(anna, ben));
  const auto second = create(sample(ben, anna));
  const auto third = create(sample(carla, std::nullopt));
  const auto ids = [&](UserId user) {
    std::vector<ChallengeId> found;
    for (const auto& challenge : challenges.of(user, Instant{123})) found.push_back(challenge.id);
    return found;
  };
  EXPECT_EQ(ids(anna), (std::vector{second, first}));
  EXPECT_EQ(ids(ben), (std::vector{second, first}));
  EXPECT_EQ(ids(carla), std::vector{third});
}

TEST_F(ChallengesTest, AreRemovedOnce) {
  const auto id = create(sample(anna, ben));
  const auto remove = [&](auto done) { challenges.remove(id, std::move(done)); };
  EXPECT_TRUE(awaited<void>(remove));
  EXPECT_FALSE(challenges.find(id));
  EXPECT_EQ(awaited<void>(remove).error().code, Code::challenge_gone);
  EXPECT_NE(create(sample(anna, ben)), id) << "an id is never given twice";
}

TEST_F(ChallengesTest, AreRemovedByTheirGame) {
  const auto id = create(sample(anna, ben));
  const auto accept = [&](CommandId key) {
    return awaited<Made<GameId>>([&](auto done) {
      stores.games.create(live_setup(anna, ben), Instant{500}, RequestKey{ben, key, 1}, id,
                          std::move(done));
    });
  };
  const auto game = accept({1});
  ASSERT_TRUE(game);
  EXPECT_FALSE(challenges.find(id));
  EXPECT_EQ(accept({2}).error().code, Code::challenge_gone);
  EXPECT_EQ(accept({1})->id, game->id) << "the same request again gets the same game";
  EXPECT_FALSE(stores.game_queries.row({game->id.value + 1}));
}

TEST_F(ChallengesTest, AreLimitedPerSenderAndReceiver) {
  for (int i = 0; i < 10; ++i) create(sample(anna, ben));
  EXPECT_EQ(made(sample(anna, ben)).error().code, Code::rate_limited);
  for (int i = 0; i < 10; ++i) create(sample(anna, std::nullopt));
  EXPECT_EQ(made(sample(anna, carla)).error().code, Code::rate_limited);
  for (int sender = 0; sender < 4; ++sender) {
    const auto user = stores.user("sender" + std::to_string(sender));
    for (int i = 0; i < 10; ++i) create(sample(user, ben));
  }
  EXPECT_EQ(made(sample(carla, ben)).error().code, Code::rate_limited);
  EXPECT_EQ(challenges.of(ben, Instant{123}).size(), 50U);
  // Expired challenges make room.
  auto later = sample(carla, ben);
  later.created = play::stands_until(later);
  EXPECT_TRUE(made(later));
  EXPECT_EQ(challenges.of(ben, later.created).size(), 1U);
}

TEST(ChallengeTime, IsTwoDaysOrTwoWeeks) {
  constexpr std::int64_t day = 86'400'000;
  Challenge challenge;
  challenge.terms.control = play::Fischer{seconds(60), seconds(2), seconds(120)};
  challenge.created = Instant{5};
  EXPECT_EQ(play::stands_until(challenge), Instant{5 + 2 * day});
  challenge.terms.control = play::PerMove{seconds(86'400)};
  EXPECT_EQ(play::stands_until(challenge), Instant{5 + 14 * day});
}

}  // namespace
}  // namespace crownhead::db
