#include "db/sqlite/file_owner.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/sqlite/file_lock.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

namespace fs = std::filesystem;

unsigned mode_of(const fs::path& file) {
  return static_cast<unsigned>(fs::status(file).permissions()) & 0777U;
}

void make(const fs::path& file, unsigned mode) {
  std::ofstream(file) << "x";
  fs::permissions(file, fs::perms{mode});
}

TEST(DatabaseFiles, ArePrivateEvenIfTheyWerePublic) {
  const TempFile place;
  const auto file = place.folder() / "a.db";
  for (const char* ending : {"", "-wal", "-shm"}) make(file.string() + ending, 0644);
  keep_from_others(file);
  for (const char* ending : {"", "-wal", "-shm"}) EXPECT_EQ(mode_of(file.string() + ending), 0600U);
}

TEST(DatabaseFiles, KeepTheGroupTheyWereGivenTo) {
  const TempFile place;
  const auto file = place.folder() / "a.db";
  make(file, 0640);
  keep_from_others(file);
  EXPECT_EQ(mode_of(file), 0640U);
}

TEST(DatabaseFiles, MustNotBeLinks) {
  const TempFile place;
  const auto target = place.folder() / "target", file = place.folder() / "a.db";
  make(target, 0644);
  fs::create_symlink(target, file);
  keep_from_others(file);
  EXPECT_EQ(mode_of(target), 0644U);
  EXPECT_THROW(take_rights(file, target), std::runtime_error);
  fs::remove(file);
  fs::create_hard_link(target, file);
  EXPECT_THROW(take_rights(file, target), std::runtime_error);
}

TEST(DatabaseFiles, OlderFilesAreFixedWhenOpened) {
  const TempFile place;
  {
    TestStores stores(place.path());
  }
  fs::permissions(place.path(), fs::perms{0644});
  const TestStores stores(place.path());
  EXPECT_EQ(mode_of(place.path()), 0600U);
}

TEST(DatabaseLock, DoesNotFollowLinks) {
  const TempFile place;
  const auto target = place.folder() / "target";
  fs::create_symlink(target, place.path().string() + ".lock");
  EXPECT_THROW(FileLock(place.path()), std::runtime_error);
  EXPECT_FALSE(fs::exists(target));
}

}  // namespace
}  // namespace crownhead::db
