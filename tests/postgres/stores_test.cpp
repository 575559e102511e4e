// The stores on PostgreSQL, opened as the server opens them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/check.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/jobs/writer.hpp"
#include "db/postgres/driver.hpp"
#include "db/state_of_store.hpp"
#include "rules/dice/chain.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/nardi_match.hpp"
#include "tests/play/random_game.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class PostgresStores : public testing::Test {
 protected:
  void store(GameId id, const play::Played& played) {
    auto game = play::Game::begin(played.game.setup(), played.events[0].at).value();
    for (std::size_t i = 1; i < played.events.size(); ++i) {
      Append append{.game = id, .after_version = game.version(), .events = {played.events[i]}};
      apply(game, played.events[i]);
      if (game.pace() == play::Pace::correspondence || game.ended()) append.state = game;
      ASSERT_TRUE(stores->append(std::move(append)));
    }
  }
  void reopen() {
    stores.reset();
    stores.emplace(address);
  }

  Address address = new_postgres_database();
  std::optional<TestStores> stores{std::in_place, address};
};

TEST_F(PostgresStores, KeepGamesAcrossRestarts) {
  const UserId anna = stores->user("anna"), ben = stores->user("ben");
  for (int i = 0; i < 4; ++i) {
    const auto setup = i % 2 == 0 ? live_setup(anna, ben) : correspondence_setup(anna, ben);
    const auto played = play::random_game(setup, start, static_cast<std::uint32_t>(i), 200);
    store(stores->game(setup, start), played);
    reopen();
    EXPECT_EQ(stores->games.load({i + 1})->game.saved(), played.game.saved());
  }
  const CheckReport report = check(address);
  EXPECT_THAT(report.differences, testing::IsEmpty());
  EXPECT_EQ(report.games, 4);
  EXPECT_GT(state_of_store(stores->database).file_bytes, 1'000'000U);
}

TEST_F(PostgresStores, RefuseAnEventOfTheWrongVersion) {
  const GameId game = stores->game(live_setup(stores->user("anna"), stores->user("ben")), start);
  const Append offer{.game = game,
                     .after_version = 1,
                     .events = {{start + Millis{1}, play::DrawOffered{Seat::white}}}};
  EXPECT_TRUE(stores->append(offer));
  EXPECT_EQ(stores->append(offer).error().code, Code::stale_version);
}

TEST_F(PostgresStores, AreCheckedForRootsThatDoNotMatchTheirCommitments) {
  auto& database = stores->database;
  const UserId anna = stores->user("anna");
  ComputerOffers offers{database.writer(), database.readers()};
  const ComputerOffer offer{.id = 7,
                            .user = anna,
                            .variant = "nardi",
                            .ruleset = "wbgf",
                            .start_fen = "1 point",
                            .dice = {.root = play::a_root,
                                     .commitment = dice::Chain(play::a_root, 1024).commitment(),
                                     .entropy = {}},
                            .until = start + seconds(60)};
  ASSERT_TRUE(
      awaited<ComputerOffer>([&](auto done) { offers.make(offer, start, std::move(done)); }));
  EXPECT_THAT(check(address).differences, testing::IsEmpty());
  ASSERT_TRUE(awaited<void>([&](auto done) {
    database.writer().submit<void>(
        Locks::everything(),
        [](Connection& connection) -> Result<void> {
          connection.run("UPDATE computer_dice SET root = commitment");
          return {};
        },
        std::move(done));
  }));
  EXPECT_THAT(check(address).differences,
              testing::ElementsAre(
                  HasSubstr("computer have a different commitment from the one published")));
}

TEST_F(PostgresStores, AreLockedByOneProcess) {
  EXPECT_THAT([&] { Database second(address); },
              ThrowsMessage<std::runtime_error>(HasSubstr("is in use by another process")));
  EXPECT_THAT([&] { bring_up_to_date(address); },
              ThrowsMessage<std::runtime_error>(HasSubstr("is in use by another process")));
  stores.reset();
  EXPECT_EQ(bring_up_to_date(address), 0);
}

TEST(PostgresAddress, NamesADatabaseOfThisProgramWithoutAPassword) {
  const Address others = new_postgres_database();
  Connection(std::make_unique<PostgresDriver>(others.native())).script("CREATE TABLE t (a BIGINT)");
  EXPECT_THAT([&] { Database database(others); },
              ThrowsMessage<std::runtime_error>(HasSubstr("was not created by Crownhead")));
  for (const char* address :
       {"postgresql://anna:secret@db/games", "postgres://:secret@db:5432/games",
        "postgresql://db/games?user=anna&password=secret", "postgresql://anna:pa?ss@db/games",
        "postgresql://db/games?pass%77ord=secret", "host=db password=secret dbname=games",
        "dbname = games password = 'a b'", "postgresql:///games?sslpassword=secret"})
    EXPECT_THAT([&] { Database database(address); },
                ThrowsMessage<std::runtime_error>(HasSubstr("contains a password")));
  EXPECT_EQ(uri_of_postgres("postgresql://anna@[::1]:5432/games?user=a:b@c"),
            "postgresql://anna@[::1]:5432/games?user=a:b@c");
}

}  // namespace
}  // namespace crownhead::db
