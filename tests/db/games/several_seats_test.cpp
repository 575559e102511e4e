#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ranges>

#include "db/check.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/ratings/ratings.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/accounts/quotas.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/random_star.hpp"

namespace crownhead::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Instant start{1'000'000};
constexpr play::TimeControl a_day_a_move = play::PerMove{seconds(86'400)};

class SeveralSeats : public testing::Test {
 protected:
  SeveralSeats() {
    for (const char* name : {"anna", "ben", "carl", "dora"}) players.push_back(stores->user(name));
  }

  play::Setup setup(bool rated = false) {
    auto setup = play::star_setup(4, a_day_a_move);
    setup.terms.rated = rated;
    std::ranges::copy(players, setup.players.begin());
    return setup;
  }
  void act(GameId id, const play::Command& command, Instant at = start) {
    auto game = stores->games.load(id)->game;
    Append append{.game = id, .after_version = game.version(), .events = {}};
    append.events = play::decide(game, command, at).value();
    for (const auto& event : append.events) apply(game, event);
    append.state = game;
    ASSERT_TRUE(stores->append(std::move(append)));
  }
  /// Plays the first legal move of the side to move.
  void move(GameId id) {
    const auto game = stores->games.load(id)->game;
    act(id, play::MakeMove{game.turn(), game.ply(), game.board().legal().front()});
  }
  /// Ends with the places 2 1 4 3.
  GameId played_to_the_end(bool rated = false) {
    const GameId id = stores->game(setup(rated));
    for (const Seat seat : {Seat::third, Seat::fourth, Seat::white}) act(id, play::Resign{seat});
    return id;
  }
  /// Open, from the first of the players.
  Challenge of_three() const {
    return {.id = {77},
            .from = players[0],
            .from_name = {},
            .to = std::nullopt,
            .to_name = {},
            .terms = {.variant = "star",
                      .ruleset = "classic",
                      .start_fen = "side 3 men 6 seats 3",
                      .control = a_day_a_move},
            .created = start,
            .seats = 3};
  }
  std::vector<GameId> listed(const GameFilter& filter) const {
    std::vector<GameId> ids;
    for (const auto& row : stores->game_queries.list(filter).items) ids.push_back(row.id);
    return ids;
  }

  TempFile file;
  std::unique_ptr<TestStores> stores = std::make_unique<TestStores>(file.path());
  std::vector<UserId> players;
};

TEST_F(SeveralSeats, AreLoadedWithTheirNames) {
  const GameId id = stores->game(setup());
  move(id);
  const auto loaded = stores->games.load(id);
  EXPECT_EQ(loaded->game.turn(), Seat::black);
  EXPECT_EQ(loaded->names, (PerSeat<std::string>{"anna", "ben", "carl", "dora"}));
  EXPECT_EQ(loaded->ratings, rating::ShownRatings::filled(4));
  EXPECT_EQ(loaded->game.setup(), setup());
}

TEST_F(SeveralSeats, AreFoundInEveryListOfTheirPlayers) {
  const GameId two = stores->game(correspondence_setup(players[3], players[2]));
  const GameId four = stores->game(setup());
  for (const UserId player : players) {
    const bool both = player == players[2] || player == players[3];
    EXPECT_EQ(listed({.player = player}), both ? (std::vector{four, two}) : (std::vector{four}));
    EXPECT_EQ(listed({.player = player, .by_deadline = true}).size(), both ? 2u : 1u);
  }
  move(four);
  move(four);
  const auto row = stores->game_queries.row(four);
  EXPECT_EQ(row->turn, Seat::third);
  EXPECT_EQ(row->names[Seat::fourth], "dora");
  EXPECT_EQ(row->places, std::nullopt);
  EXPECT_THAT(listed({.player = players[2], .players_turn = true}), ElementsAre(four));
  EXPECT_THAT(listed({.player = players[0], .players_turn = true}), IsEmpty());
  EXPECT_EQ(stores->games.deadlines(start + seconds(86'401), 10).size(), 1u);
}

TEST_F(SeveralSeats, HaveTheirPlacesOnceTheGameIsOver) {
  const GameId id = played_to_the_end();
  const auto row = stores->game_queries.row(id);
  EXPECT_EQ(row->status, GameStatus::finished);
  EXPECT_EQ(row->places, PerSeat(2, 1, 4, 3));
  for (const UserId player : players)
    EXPECT_THAT(listed({.player = player, .status = GameStatus::finished}), ElementsAre(id));
  EXPECT_THAT(listed({.player = players[0], .outcome = play::Outcome::black_wins}), IsEmpty())
      << "that is a result of two";
}

TEST_F(SeveralSeats, AreFoundInTheArchiveAndNotCounted) {
  const GameId id = played_to_the_end();
  const Archive archive(stores->database.readers());
  for (const UserId player : players) {
    const auto found = archive.search({.player = player});
    ASSERT_EQ(found->items.size(), 1u);
    EXPECT_EQ(found->items[0].id, id);
    EXPECT_EQ(found->items[0].places, PerSeat(2, 1, 4, 3));
    EXPECT_THAT(archive.search({.player = player, .outcome = play::Outcome::black_wins})->items,
                IsEmpty());
    EXPECT_THAT(archive.scores(player), IsEmpty());
    EXPECT_THAT(archive.opponents(player, std::nullopt, 10), IsEmpty());
  }
}

TEST_F(SeveralSeats, AreRatedAgainstTheirNeighbours) {
  const GameId id = played_to_the_end(true);
  const auto changed = stores->games.rating_changes(id);
  ASSERT_TRUE(changed);
  ASSERT_EQ(changed->size(), 4u);
  const auto change = [&](Seat seat) { return (*changed)[seat].change.value(); };
  EXPECT_GT(change(Seat::black), 0);
  EXPECT_EQ(change(Seat::white), 0) << "one before, one behind, all of them new";
  EXPECT_EQ(change(Seat::fourth), 0);
  EXPECT_EQ(change(Seat::third), -change(Seat::black));
  const Ratings ratings(stores->database.readers());
  for (const UserId player : players) {
    const auto pools = ratings.of(player, start);
    ASSERT_EQ(pools.size(), 1u);
    EXPECT_EQ(pools[0].pool, (Pool{"star-n", rating::Speed::correspondence}));
    EXPECT_EQ(pools[0].games, 1);
  }
}

TEST_F(SeveralSeats, HaveTheirRatingsRevertedByAnAnnulment) {
  const GameId id = played_to_the_end(true);
  ASSERT_TRUE(awaited<void>([&](auto done) {
    stores->games.annul(id, {.by = players[0], .at = start, .why = "a test"}, std::move(done));
  }));
  EXPECT_FALSE(stores->games.rating_changes(id));
  const Ratings ratings(stores->database.readers());
  for (const UserId player : players) EXPECT_THAT(ratings.of(player, start), IsEmpty());
}

TEST_F(SeveralSeats, AreRatedSeparatelyFromGamesOfTwo) {
  auto two = play::star_setup(2, a_day_a_move);
  two.terms.rated = true;
  std::ranges::copy_n(players.begin(), 2, two.players.begin());
  const GameId id = stores->game(two);
  move(id);
  move(id);
  act(id, play::Resign{Seat::white});
  const Ratings ratings(stores->database.readers());
  const auto pools = ratings.of(players[1], start);
  ASSERT_EQ(pools.size(), 1u);
  EXPECT_EQ(pools[0].pool.variant, "star-2");
}

TEST_F(SeveralSeats, AreCompleteOrTheCheckFails) {
  const GameId id = played_to_the_end();
  stores->game(correspondence_setup(players[3], players[2]));
  stores.reset();
  EXPECT_THAT(check(file.path()).differences, IsEmpty());
  const auto damaged = [&](const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
    return check(file.path()).differences;
  };
  EXPECT_THAT(damaged("UPDATE game_seats SET place = 1 WHERE game_id = 1 AND seat = 3"),
              ElementsAre(HasSubstr("game 1: its row has seats '1:2 2:1 3:4 4:1'")));
  EXPECT_THAT(damaged("UPDATE game_seats SET place = 3 WHERE game_id = 1 AND seat = 3;"
                      "UPDATE game_seats SET user_id = 1 WHERE game_id = 2 AND seat = 1"),
              ElementsAre("game 2: its seat 1 differs from its row"));
  EXPECT_THAT(damaged("DELETE FROM game_seats WHERE game_id = 2"),
              ElementsAre("game 2: it has 0 seats"));
  EXPECT_EQ(id.value, 1);
}

TEST_F(SeveralSeats, OfAChallengeAreTakenOneByOne) {
  Challenges challenges(stores->database.writer(), stores->database.readers());
  const Challenge open = of_three();
  ASSERT_TRUE(awaited<Made<ChallengeId>>(
      [&](auto done) { challenges.create(open, std::nullopt, std::move(done)); }));
  const auto join = [&](UserId user) -> Result<Challenge> {
    const auto made = awaited<Made<Challenge>>(
        [&](auto done) { challenges.join({77}, user, std::nullopt, start, std::move(done)); });
    if (!made) return std::unexpected(made.error());
    return made->id;
  };
  const auto names = [](const Challenge& challenge) {
    std::vector<std::string> found;
    for (const auto& one : challenge.joined) found.push_back(one.name);
    return found;
  };
  EXPECT_THAT(names(join(players[2]).value()), ElementsAre("carl"));
  EXPECT_THAT(names(join(players[2]).value()), ElementsAre("carl")) << "once only";
  ASSERT_TRUE(
      awaited<Challenge>([&](auto done) { challenges.leave({77}, players[2], std::move(done)); }));
  EXPECT_THAT(names(join(players[1]).value()), ElementsAre("ben"));
  EXPECT_FALSE(challenges.find({77})->full());
  EXPECT_THAT(names(join(players[2]).value()), ElementsAre("ben", "carl"));
  EXPECT_TRUE(challenges.find({77})->full());
  EXPECT_EQ(join(players[3]).error().code, Code::challenge_gone);
  for (const UserId user : {players[0], players[1], players[2]})
    EXPECT_EQ(challenges.of(user, start).size(), 1u);
  EXPECT_THAT(challenges.of(players[3], start), IsEmpty());
  ASSERT_TRUE(awaited<void>([&](auto done) { challenges.remove({77}, std::move(done)); }));
  EXPECT_EQ(join(players[3]).error().code, Code::challenge_gone);
  EXPECT_THAT(challenges.of(players[1], start), IsEmpty());
}

TEST_F(SeveralSeats, TheGameAnswersARepeatedRequestThatTookASeat) {
  Challenges challenges{stores->database.writer(), stores->database.readers()};
  const Challenge open = of_three();
  ASSERT_TRUE(awaited<Made<ChallengeId>>(
      [&](auto done) { challenges.create(open, std::nullopt, std::move(done)); }));
  const auto key_of = [&](UserId user) {
    return RequestKey{.user = user, .id = CommandId{1}, .hash = 5};
  };
  const auto join = [&](UserId user) {
    return awaited<Made<Challenge>>(
        [&](auto done) { challenges.join({77}, user, key_of(user), start, std::move(done)); });
  };
  EXPECT_FALSE(join(players[1])->repeated);
  EXPECT_TRUE(join(players[1])->repeated);
  EXPECT_EQ(stores->games.begun_by(key_of(players[1])).value(), std::nullopt);
  ASSERT_TRUE(
      awaited<Challenge>([&](auto done) { challenges.leave({77}, players[1], std::move(done)); }));
  EXPECT_EQ(join(players[1])->id.joined.size(), 0U) << "it is done once";
  ASSERT_TRUE(awaited<Made<Challenge>>(
      [&](auto done) { challenges.join({77}, players[1], std::nullopt, start, std::move(done)); }));
  EXPECT_TRUE(join(players[2])->id.full());
  EXPECT_EQ(stores->games.begun_by(key_of(players[2])).value(), std::nullopt);

  auto setup = play::star_setup(3, a_day_a_move);
  std::ranges::copy(players | std::views::take(3), setup.players.begin());
  const auto game = awaited<Made<GameId>>([&](auto done) {
    stores->games.create(setup, start, key_of(players[2]), ChallengeId{77}, std::move(done));
  });
  ASSERT_TRUE(game);
  for (const UserId user : {players[1], players[2]})
    EXPECT_EQ(stores->games.begun_by(key_of(user)).value(), game->id);
}

TEST_F(SeveralSeats, ReservedSeatsCountTowardsTheInvitationLimit) {
  Challenges challenges{stores->database.writer(), stores->database.readers()};
  Challenge open = of_three();
  open.invited = {{.user = players[1], .name = {}}};
  const auto make = [&](std::int64_t id) {
    open.id = {id};
    return awaited<Made<ChallengeId>>(
        [&](auto done) { challenges.create(open, std::nullopt, std::move(done)); });
  };
  for (int made = 0; made < accounts::quotas::challenges_from_to; ++made)
    ASSERT_TRUE(make(100 + made));
  EXPECT_EQ(make(200).error().code, Code::rate_limited);
  open.invited = {{.user = players[2], .name = {}}};
  EXPECT_TRUE(make(201));
  const auto found = challenges.find({201});
  ASSERT_EQ(found->invited.size(), 1U);
  EXPECT_EQ(found->invited[0].name, "carl");
  EXPECT_EQ(found->open_seats(), 1U);
  EXPECT_EQ(challenges.of(players[2], start).size(), 1U);
  EXPECT_THAT(challenges.of(players[3], start), IsEmpty());
}

}  // namespace
}  // namespace crownhead::db
