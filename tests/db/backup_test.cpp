#include "db/backup.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/check.hpp"
#include "db/migrate.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/later_step.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

namespace fs = std::filesystem;

class Backup : public testing::Test {
 protected:
  /// Adds another player to the database.
  void add(const std::string& name) {
    TestStores stores(file.path());
    stores.user(name);
    stores.database.drain();
  }
  bool knows(const std::string& name) {
    const TestStores stores(file.path());
    return stores.users.by_name(name).has_value();
  }

  static struct stat rights(const fs::path& path) {
    struct stat found{};
    EXPECT_EQ(stat(path.c_str(), &found), 0) << path;
    return found;
  }

  TempFile file;
  const fs::path copy = file.folder() / "backup.db";
};

TEST_F(Backup, IsCompleteWhileTheDatabaseIsInUse) {
  TestStores stores(file.path());
  const auto game = stores.game(live_setup(stores.user("anna"), stores.user("ben")));
  const play::Event offer{Instant{2'000'000}, play::DrawOffered{Seat::white}};
  ASSERT_TRUE(stores.append({.game = game, .after_version = 1, .events = {offer}}));
  backup(file.path(), copy);
  const auto report = check(copy);
  EXPECT_THAT(report.differences, testing::IsEmpty());
  EXPECT_EQ(report.games, 1U);
  EXPECT_EQ(report.events, 2U);
  EXPECT_FALSE(fs::exists(copy.string() + ".part"));
}

TEST_F(Backup, ReplacesNothing) {
  add("anna");
  std::ofstream(copy) << "mine";
  EXPECT_THAT([&] { backup(file.path(), copy); },
              ThrowsMessage<std::runtime_error>(HasSubstr("choose a new file")));
  EXPECT_EQ(fs::file_size(copy), 4U);
}

TEST_F(Backup, RefusesAForeignDatabase) {
  EXPECT_THAT([&] { backup(file.folder() / "nothing.db", copy); },
              ThrowsMessage<std::runtime_error>(HasSubstr("there is no database")));
  std::ofstream(file.path()) << std::string(10'000, 'x');
  EXPECT_THAT(
      [&] { backup(file.path(), copy); },
      ThrowsMessage<std::runtime_error>(HasSubstr("choose an undamaged Crownhead database")));
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(Backup, RestoresAndKeepsTheFormerDatabase) {
  add("anna");
  backup(file.path(), copy);
  add("ben");
  const auto former = restore(copy, file.path());
  ASSERT_EQ(former, file.path().string() + ".before-restore");
  EXPECT_TRUE(knows("anna"));
  EXPECT_FALSE(knows("ben"));
  EXPECT_THAT(check(*former).differences, testing::IsEmpty());
  EXPECT_EQ(restore(copy, file.path()), file.path().string() + ".before-restore-2");
  EXPECT_TRUE(fs::exists(copy)) << "a backup is good for more than once";
}

TEST_F(Backup, RestoresToAnEmptyPlace) {
  add("anna");
  backup(file.path(), copy);
  fs::remove(file.path());
  EXPECT_EQ(restore(copy, file.path()), std::nullopt);
  EXPECT_TRUE(knows("anna"));
}

TEST_F(Backup, IsNotMixedWithTheLogOfAMissingDatabase) {
  add("anna");
  backup(file.path(), copy);
  fs::remove(file.path());
  const auto log = file.path().string() + "-wal";
  std::ofstream(log) << "what the former database had not in its file";
  EXPECT_EQ(restore(copy, file.path()), std::nullopt);
  EXPECT_TRUE(fs::exists(file.path().string() + ".before-restore-wal"));
  EXPECT_TRUE(knows("anna"));
}

TEST_F(Backup, IsReadableByItsOwnerOnly) {
  add("anna");
  const auto former = umask(0);
  backup(file.path(), copy);
  umask(former);
  EXPECT_EQ(rights(copy).st_mode & 0777, 0600U);
}

TEST_F(Backup, RestoresWithThePermissionsOfTheFormerDatabase) {
  add("anna");
  backup(file.path(), copy);
  fs::permissions(file.path(), fs::perms{0640});
  const bool root = geteuid() == 0;
  if (root) ASSERT_EQ(chown(file.path().c_str(), 10001, 10002), 0);
  restore(copy, file.path());
  const auto now = rights(file.path());
  EXPECT_EQ(now.st_mode & 0777, 0640U);
  EXPECT_EQ(now.st_uid, root ? 10001 : geteuid());
  if (root) EXPECT_EQ(now.st_gid, 10002U);
}

TEST_F(Backup, RestoresForTheOwnerOfAnEmptyFolder) {
  if (geteuid() != 0) GTEST_SKIP() << "root alone gives files away";
  add("anna");
  backup(file.path(), copy);
  const fs::path folder = file.folder() / "data";
  fs::create_directory(folder);
  ASSERT_EQ(chown(folder.c_str(), 10001, 10001), 0);
  restore(copy, folder / "games.db");
  EXPECT_EQ(rights(folder / "games.db").st_mode & 0777, 0600U);
  for (const char* name : {"games.db", "games.db.lock"})
    EXPECT_EQ(rights(folder / name).st_uid, 10001U) << name;
}

TEST_F(Backup, DoesNotReplaceADatabaseInUse) {
  add("anna");
  backup(file.path(), copy);
  const TestStores stores(file.path());
  EXPECT_THAT([&] { restore(copy, file.path()); },
              ThrowsMessage<std::runtime_error>(HasSubstr("in use by another process")));
}

TEST_F(Backup, IsRefusedIfDamaged) {
  add("anna");
  backup(file.path(), copy);
  const auto size = fs::file_size(copy);
  {
    std::fstream damaged(copy, std::ios::in | std::ios::out | std::ios::binary);
    damaged.seekp(static_cast<std::streamoff>(size / 2));
    damaged << std::string(4096, '\xff');
  }
  EXPECT_ANY_THROW(restore(copy, file.path()));
  EXPECT_TRUE(knows("anna")) << "what was there is there";
}

TEST_F(Backup, IsMadeBeforeTheSchemaChanges) {
  add("anna");
  const auto known = with_a_later_step();
  const fs::path kept = file.path().string() + ".schema-" + std::to_string(migrations().size());
  EXPECT_EQ(bring_up_to_date(file.path(), known), 1);
  SqliteConnection before(kept, SqliteConnection::Mode::read_only);
  EXPECT_EQ(schema_of(before, known), static_cast<int>(migrations().size()));
  EXPECT_EQ(before.value<std::string>("SELECT name FROM users WHERE id = 1"), "anna");
  fs::remove(kept);
  EXPECT_EQ(bring_up_to_date(file.path(), known), 0);
  EXPECT_FALSE(fs::exists(kept)) << "nothing changes, so there is nothing to keep";
}

}  // namespace
}  // namespace crownhead::db
