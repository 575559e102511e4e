#include "tests/writer_watch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(WriterWatch, DetectsFullTableScans) {
  EXPECT_THAT(scanned_by("SELECT sum(ply) FROM games WHERE fen <> ''"), ElementsAre("games"));
  EXPECT_THAT(scanned_by("DELETE FROM chat_lines WHERE at_ms < ?1"), ElementsAre("chat_lines"));
  EXPECT_THAT(scanned_by("SELECT fen FROM games WHERE id = ?1"), IsEmpty());
  EXPECT_THAT(scanned_by("SELECT value FROM meta WHERE value > 1"), IsEmpty()) << "it is small";
}

/// The search for rows that refer to the deleted one: a game is never deleted, and notes have no
/// index for it.
TEST(WriterWatch, DetectsForeignKeySearches) {
  EXPECT_THAT(scanned_by("DELETE FROM games WHERE id = ?1"), Contains("notes"));
  EXPECT_THAT(scanned_by("DELETE FROM users WHERE id = ?1"), IsEmpty());
}

TEST(WriterWatch, ReceivesEachStatementOfAWriter) {
  const TempFile file;
  TestStores(file.path()).user("anna");
  EXPECT_THAT(run_by_writers(), Contains(HasSubstr("INSERT INTO users")));
}

}  // namespace
}  // namespace crownhead::db
