#include "db/database.hpp"

#include <fstream>
#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/accounts/sessions.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(DatabaseFile, IsLockedByOneProcess) {
  const TempFile file;
  {
    const Database database(file.path());
    EXPECT_THAT([&] { Database second(file.path()); },
                ThrowsMessage<std::runtime_error>(HasSubstr("in use by another process")));
  }
  EXPECT_NO_THROW(Database(file.path()));
}

TEST(DatabaseFile, ReportsTheReasonIfItCannotBeOpened) {
  EXPECT_THAT([] { Database database("/nowhere/at/all.db"); },
              ThrowsMessage<std::runtime_error>(HasSubstr("/nowhere/at/all.db.lock")));
}

TEST(DatabaseFile, LeavesAForeignFileUnchanged) {
  const TempFile file;
  const auto refused = [&](const std::string& words) {
    for (const std::function<void()>& open : std::initializer_list<std::function<void()>>{
             [&] { Database database(file.path()); }, [&] { bring_up_to_date(file.path()); }})
      EXPECT_THAT(open, ThrowsMessage<std::runtime_error>(
                            HasSubstr("the database " + file.path().string() + " " + words)));
  };
  std::ofstream(file.path()) << std::string(10'000, 'x');
  refused("cannot be read (file is not a database); choose an undamaged Crownhead database");
  std::filesystem::remove(file.path());
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script("CREATE TABLE t (x INTEGER)");
  refused("was not created by Crownhead");
  SqliteConnection other(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(other.value<std::string>("PRAGMA journal_mode"), "delete");
}

TEST(DatabaseFile, StoresTheLastHeartbeat) {
  const TempFile file;
  {
    TestStores stores(file.path());
    EXPECT_EQ(stores.database.last_alive(), std::nullopt);
    stores.database.beat(Instant{5000});
    stores.database.beat(Instant{6000});
    stores.database.drain();
  }
  TestStores stores(file.path());
  EXPECT_EQ(stores.database.last_alive(), Instant{6000});
  const auto id = stores.game(live_setup(stores.user("anna"), stores.user("ben")), Instant{7000});
  EXPECT_EQ(stores.database.last_alive(), Instant{7000});
  const play::Event offer{Instant{8000}, play::DrawOffered{Seat::white}};
  ASSERT_TRUE(stores.append({.game = id, .after_version = 1, .events = {offer}}));
  EXPECT_EQ(stores.database.last_alive(), Instant{8000}) << "an event later than its game's row";
}

// A recovery that was interrupted has stored events about the outage in some games.
TEST(DatabaseFile, KeepsTheLastHeartbeatUntilTheNext) {
  const TempFile file;
  {
    TestStores stores(file.path());
    ASSERT_TRUE(awaited<void>(
        [&](auto done) { stores.database.keep_last_alive(Instant{6000}, std::move(done)); }));
    stores.game(live_setup(stores.user("anna"), stores.user("ben")), Instant{7000});
    EXPECT_EQ(stores.database.last_alive(), Instant{6000});
  }
  TestStores stores(file.path());
  EXPECT_EQ(stores.database.last_alive(), Instant{6000});
  stores.database.beat(Instant{8000});
  stores.database.drain();
  EXPECT_EQ(stores.database.last_alive(), Instant{8000});
}

TEST(DatabaseFile, DeletesExpiredRows) {
  const TempFile file;
  TestStores stores(file.path());
  Sessions& sessions = stores.sessions;
  const UserId anna = stores.user("anna");
  const Instant day{86'400'000};
  const RequestKey key{anna, {1}, 77};
  const auto make_token = [&](SecretHash secret, Instant at) {
    return awaited<Made<TokenId>>([&](auto done) {
      sessions.create_token(secret, anna, {"bot", scope_play}, at, key, std::move(done));
    });
  };
  ASSERT_TRUE(make_token({1}, day));
  ASSERT_TRUE(awaited<void>(
      [&](auto done) { sessions.open({9}, anna, {}, day, day + seconds(3600), std::move(done)); }));
  const Instant two_days_on = day + seconds(48 * 3600);
  stores.database.beat(two_days_on);
  EXPECT_TRUE(make_token({1}, two_days_on)->repeated) << "kept for 48 hours";
  stores.database.beat(two_days_on + Millis{1});
  EXPECT_FALSE(make_token({3}, two_days_on)->repeated) << "and no longer";
  EXPECT_EQ(sessions.find_session({9}, day), std::nullopt) << "an expired session is gone";
}

}  // namespace
}  // namespace crownhead::db
