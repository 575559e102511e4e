// Events of running live games on PostgreSQL: the events of a commit in one statement, and writers
// that are behind.

#include "db/games/live_log.hpp"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/check.hpp"
#include "db/games/event_log.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/postgres/driver.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

play::Event offered(std::int64_t version) {
  return {start + Millis{version}, play::DrawOffered{Seat::white}};
}

class PostgresLiveLog : public testing::Test {
 protected:
  static constexpr int games_at_once = 5;

  PostgresLiveLog() {
    for (int i = 0; i < games_at_once; ++i)
      games.push_back(stores.game(live_setup(anna, ben), start));
  }
  static Append append_of(GameId game, std::int64_t version,
                          std::optional<RequestKey> command = std::nullopt) {
    return {.game = game,
            .after_version = version - 1,
            .events = {offered(version)},
            .command = command};
  }
  std::optional<Code> played(GameId game, std::int64_t version) {
    const auto result = stores.append(append_of(game, version));
    return result ? std::nullopt : std::optional(result.error().code);
  }
  /// Stores all in one batch of the lane: it is held until all are submitted. Returns the answers.
  std::vector<std::optional<Code>> together(std::vector<Append> appends) {
    std::promise<void> released;
    stores.writer.submit_live<void>(
        Locks::none(),
        [waits = released.get_future().share()](Connection&) -> Result<void> {
          waits.wait();
          return {};
        },
        [](const Result<void>&) {}, Changes::one);
    std::vector<std::future<std::optional<Code>>> answers;
    for (Append& append : appends) {
      const auto answer = std::make_shared<std::promise<std::optional<Code>>>();
      answers.push_back(answer->get_future());
      stores.games.append(std::move(append), [answer](const Result<void>& result) {
        answer->set_value(result ? std::nullopt : std::optional(result.error().code));
      });
    }
    released.set_value();
    std::vector<std::optional<Code>> codes;
    for (auto& answer : answers) codes.push_back(answer.get());
    return codes;
  }
  std::vector<std::int64_t> versions(GameId game) {
    std::vector<std::int64_t> found;
    for (const auto& [version, event] : stores.games.events(game, 0)) found.push_back(version);
    return found;
  }
  /// Inserts an event as a writer would that takes no locks of jobs.
  void insert_from_elsewhere(GameId game, std::int64_t version) {
    insert_event(other, game, version, EventRow(offered(version)));
  }

  Address address = new_postgres_database();
  TestStores stores{address};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  std::vector<GameId> games;
  Connection other{std::make_unique<PostgresDriver>(address.native())};
};

TEST_F(PostgresLiveLog, StoresTheEventsOfACommitWithTheirCommands) {
  const RequestKey command{anna, {1, 0xff, 3}, 0xfffffffffffffffe};
  std::vector<Append> appends;
  for (const GameId game : games)
    appends.push_back(append_of(game, 2, game == games[1] ? std::optional(command) : std::nullopt));
  EXPECT_THAT(together(std::move(appends)), Each(std::nullopt));
  EXPECT_EQ(
      other.value<std::int64_t>("SELECT count(DISTINCT (xmin::text, cmin::text)) FROM game_events"
                                " WHERE version = 2"),
      1)
      << "one statement of one transaction, without savepoints";
  for (const GameId game : games) {
    EXPECT_EQ(stores.games.events(game, 1),
              (std::vector{std::pair<std::int64_t, play::Event>(2, offered(2))}));
    EXPECT_EQ(stores.games.load(game)->commands.size(), game == games[1] ? 1U : 0U);
  }
  const auto stored = stores.games.load(games[1])->commands.at(0).key;
  EXPECT_EQ(std::tie(stored.user, stored.id, stored.hash),
            std::tie(command.user, command.id, command.hash));
  EXPECT_EQ(stores.rows("live_journal"), 0);
}

TEST_F(PostgresLiveLog, RejectsOnlyTheStaleEventsOfACommit) {
  ASSERT_EQ(played(games[0], 2), std::nullopt);
  const auto codes =
      together({append_of(games[0], 2), append_of(games[1], 2), append_of(games[2], 3),
                append_of(games[3], 2), append_of(games[0], 3)});
  EXPECT_THAT(codes, ElementsAre(Code::stale_version, std::nullopt, Code::stale_version,
                                 std::nullopt, std::nullopt));
  EXPECT_THAT(versions(games[0]), ElementsAre(1, 2, 3));
  EXPECT_THAT(versions(games[1]), ElementsAre(1, 2));
  EXPECT_THAT(versions(games[2]), ElementsAre(1));
  EXPECT_TRUE(stores.writer.healthy());
  EXPECT_THAT(together({append_of(games[1], 3), append_of(games[2], 2)}), Each(std::nullopt));
}

TEST_F(PostgresLiveLog, StoresSeveralEventsOfOneGameInOneCommit) {
  Append two = append_of(games[1], 3);
  two.events.push_back(offered(4));
  EXPECT_THAT(together({append_of(games[0], 2), append_of(games[1], 2), append_of(games[0], 3),
                        std::move(two), append_of(games[1], 5)}),
              Each(std::nullopt));
  EXPECT_THAT(versions(games[0]), ElementsAre(1, 2, 3));
  EXPECT_THAT(versions(games[1]), ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(PostgresLiveLog, IsStaleAfterAnEventOfAnotherWriter) {
  insert_from_elsewhere(games[0], 2);
  EXPECT_EQ(played(games[0], 2), Code::stale_version);
  EXPECT_EQ(played(games[0], 3), std::nullopt);
  Append several = append_of(games[0], 3);
  several.events.push_back(offered(4));
  EXPECT_EQ(stores.append(std::move(several)).error().code, Code::stale_version);
  EXPECT_THAT(versions(games[0]), ElementsAre(1, 2, 3));
}

/// The other writer commits while this one waits for the key.
TEST_F(PostgresLiveLog, IsStaleAfterAnEventThatIsBeingCommitted) {
  const GameId slow = stores.game(correspondence_setup(anna, ben), start);
  for (const GameId game : {games[0], slow}) {
    Append append = append_of(game, 2);
    if (game == slow) {
      append.state = stores.games.load(slow)->game;
      play::apply(*append.state, append.events.front());
    }
    Transaction transaction(other, Transaction::Kind::write);
    insert_from_elsewhere(game, 2);
    other.settle();
    std::promise<Result<void>> promise;
    stores.games.append(std::move(append),
                        [&](Result<void> result) { promise.set_value(std::move(result)); });
    auto answer = promise.get_future();
    auto readers = stores.database.readers().borrow();
    while (readers->value<int>("SELECT count(*) FROM pg_locks WHERE locktype = 'transactionid'"
                               " AND NOT granted") == 0)
      ASSERT_NE(answer.wait_for(std::chrono::milliseconds(1)), std::future_status::ready);
    transaction.commit();
    EXPECT_EQ(answer.get().error().code, Code::stale_version);
  }
  EXPECT_TRUE(stores.writer.healthy());
}

TEST_F(PostgresLiveLog, ContinuesAfterALostConnection) {
  EXPECT_EQ(played(games[0], 2), std::nullopt);
  other.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
      " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  std::optional<Code> code;
  std::int64_t version = 2;
  do {
    code = played(games[0], 3);
    version = std::ssize(versions(games[0]));
  } while (code == Code::unavailable);
  EXPECT_TRUE(!code || code == Code::stale_version);
  EXPECT_EQ(version, 3);
}

TEST_F(PostgresLiveLog, LoadsAGameWithoutReadingTheJournal) {
  ASSERT_EQ(played(games[0], 2), std::nullopt);
  other.run("INSERT INTO live_journal (number, at_ms, events) VALUES (1, 0, ?1)",
            std::vector<std::uint8_t>{0xff});
  EXPECT_EQ(stores.games.load(games[0])->game.version(), 2);
}

/// An earlier release stored the events of a commit as one row of live_journal.
TEST(PostgresJournal, IsMovedToEventsWhenTheServerStarts) {
  const Address address = new_postgres_database();
  GameId game{};
  {
    TestStores stores(address);
    game = stores.game(live_setup(stores.user("anna"), stores.user("ben")), start);
    const GameId second = stores.game(live_setup(UserId{1}, UserId{2}), start);
    CodedEvents first_commit, second_commit;
    for (std::int64_t version = 2; version <= 4; ++version)
      first_commit.add(game, version, EventRow(offered(version)),
                       RequestKey{UserId{1}, {7}, static_cast<std::uint64_t>(version)});
    first_commit.add(second, 2, EventRow(offered(2)), std::nullopt);
    second_commit.add(game, 5, EventRow(offered(5)), std::nullopt);
    Connection earlier(std::make_unique<PostgresDriver>(address.native()));
    for (const auto& [number, commit] : {std::pair(1, &first_commit), {2, &second_commit}})
      earlier.run("INSERT INTO live_journal (number, at_ms, events) VALUES (?1, 5, ?2)", number,
                  commit->bytes());
    EXPECT_THAT(check(address).differences, testing::SizeIs(5)) << "events left in the journal";
  }
  TestStores stores(address);
  EXPECT_EQ(stores.rows("live_journal"), 0);
  EXPECT_EQ(stores.rows("game_events"), 7);
  const auto loaded = stores.games.load(game);
  EXPECT_EQ(loaded->game.version(), 5);
  EXPECT_EQ(loaded->commands.size(), 3U);
  EXPECT_THAT(check(address).differences, IsEmpty());
  ASSERT_TRUE(stores.append({.game = game, .after_version = 5, .events = {offered(6)}}));
}

TEST(PostgresTournaments, AreStaleAfterAnEventOfAnotherWriter) {
  const Address address = new_postgres_database();
  TestStores stores(address);
  const UserId anna = stores.user("anna");
  const tournament::Settings settings{.name = "Cup",
                                      .variant = "international",
                                      .ruleset = "fmjd",
                                      .control = play::PerMove{seconds(86400)},
                                      .policy = {}};
  const auto first = tournament::create(settings, 7, {.at = start, .by = anna}).value();
  const auto cup = awaited<Made<TournamentId>>([&](auto done) {
                     stores.tournaments.create(first, std::nullopt, std::move(done));
                   })
                       .value()
                       .id;
  TournamentAppend append{.tournament = cup,
                          .after_version = 0,
                          .events = {},
                          .state = stores.tournaments.load(cup)->tournament,
                          .games = {},
                          .rulings = {},
                          .at = start};
  append.after_version = append.state.version();
  append.events = tournament::decide(append.state, tournament::Enter{.user = anna, .rating = 1500},
                                     {.at = start, .by = anna, .reason = "so"}, nullptr)
                      .value();
  for (const auto& event : append.events) apply(append.state, event);
  Connection(std::make_unique<PostgresDriver>(address.native()))
      .run(
          "INSERT INTO tournament_events SELECT tournament_id, ?1, at_ms, actor_id, type, reason,"
          " text, payload FROM tournament_events WHERE version = 1",
          append.after_version + 1);
  const auto stored = awaited<TournamentStored>(
      [&](auto done) { stores.tournaments.append(std::move(append), std::move(done)); });
  ASSERT_FALSE(stored);
  EXPECT_EQ(stored.error().code, Code::stale_version);
}

}  // namespace
}  // namespace crownhead::db
