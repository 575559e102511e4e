// A closed account leaves nothing behind, and no job of the writer erases much of it.

#include "db/accounts/erasures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/sqlite/connection.hpp"
#include "db/studies/studies.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::db {
namespace {

using testing::IsEmpty;

/// Text that makes a row as long as it may be.
std::string long_text(int bytes) { return "printf('%." + std::to_string(bytes) + "c', 'x')"; }

class ErasuresTest : public testing::Test {
 protected:
  void SetUp() override {
    stores.emplace(file.path());
    anna = stores->user("anna");
    ben = stores->user("ben");
    stores->game(correspondence_setup(anna, ben), Instant{1});
  }

  void script(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }

  /// Adds `count` rows to each table of an account.
  void fill(int count) {
    const std::string n = std::to_string(count);
    const std::string numbers =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + n + ") ";
    const auto add = [&](const std::string& table, const std::string& row) {
      script("PRAGMA foreign_keys = OFF; INSERT INTO " + table + " " + numbers + "SELECT " + row +
             " FROM n");
    };
    add("sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms, id)",
        "randomblob(32), 1, '', '', 1, 1, 9223372036854775807, i");
    add("tokens (secret, user_id, name, scopes, created_ms)", "randomblob(32), 1, 'bot', 1, 1");
    add("sign_in_places (user_id, place, at_ms)", "1, randomblob(32), 1");
    add("notes (user_id, game_id, text, updated_ms)", "1, i, " + long_text(2'000) + ", 1");
    add("studies (id, owner_id, name, visibility, version, next_chapter, created_ms, updated_ms)",
        "i, 1, 'Lines', 2, 1, 2, 1, i");
    add("study_chapters (study_id, number, place, name, variant, ruleset, content, version)",
        "i % 10 + 1, i, i, 'c', 'international', 'fmjd', " + long_text(10'000) + ", 1");
    add("study_editors (study_id, user_id)", "i, 2");
    add("puzzle_tries (user_id, puzzle_id, solved, at_ms)", "1, i, 1, 1");
    add("puzzles_served (user_id, puzzle_id)", "1, 100000 + i");
    add("chat_lines (game_id, room, user_id, text, at_ms)", "1, 0, 1, 'hello', i");
    add("conditionals (game_id, user_id, lines)", "i, 1, '32-28'");
    add("move_messages (game_id, ply, version, user_id, text)", "1, i, i, 1, 'well'");
    add("blocks (user_id, blocked_id, at_ms)", "1, 100 + i, 1");
    add("blocks (user_id, blocked_id, at_ms)", "100 + i, 1, 1");
    add("reports (from_id, about_id, kind, body, created_ms)", "1, 2, 0, 'rude', 1");
    add("requests (user_id, id, hash, created_id, answer, at_ms)",
        "1, randomblob(16), 1, 1, '', 1");
    add("notices (user_id, game_id, kind, hours, at_ms, due_ms)", "1, 1, 1, 0, 1, 1");
    add("outbox (user_id, address, subject, body, unsubscribe, created_ms, due_ms)",
        "1 + i % 2, 'x@example.org', 'anna has moved', 'by anna', '', 1, 1");
    script(
        "INSERT INTO webhooks (id, user_id, url, secret, events, created_ms)"
        " VALUES (1, 1, 'http://x', 's', 1, 1)");
    add("webhook_deliveries (webhook_id, event, at_ms, data, due_ms)", "1, 1, 1, '{}', i");
    add("push_subscriptions (user_id, session_id, key_id, endpoint, p256dh, auth, device,"
        " created_ms, seen_ms)",
        "1, i, 1, 'https://x/' || i, zeroblob(65), zeroblob(16), '', 1, 1");
    add("push_outbox (subscription_id, user_id, topic, urgency, payload, due_ms, expires_ms)",
        "i, 1 + i % 2, 't', 2, '{\"title\":\"anna has moved\"}', 1, 1");
  }

  /// Returns the tables that contain the account, with the number of those rows.
  std::map<std::string, int> left() {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_only);
    std::map<std::string, int> found;
    const auto look = [&](const std::string& table, const std::string& where) {
      const int count = *connection.value<int>("SELECT count(*) FROM " + table + " WHERE " + where);
      if (count > 0) found[table] = count;
    };
    for (const auto& table : connection.values<std::string>(
             "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"))
      for (const auto& column :
           connection.values<std::string>("SELECT name FROM pragma_table_info('" + table + "')"))
        if (column == "user_id" || column == "owner_id" || column == "from_id" ||
            column == "blocked_id")
          if (table != "chat_lines" && table != "game_seats") look(table, column + " = 1");
    look("study_chapters", "true");
    look("study_editors", "true");
    look("webhook_deliveries", "true");
    look("chat_lines", "text <> ''");
    look("push_outbox", "payload LIKE '%anna%'");
    look("outbox", "subject LIKE '%anna%' OR body LIKE '%anna%'");
    return found;
  }

  void close() {
    awaited<void>([&](auto done) {
      stores->users.close(anna, Instant{9}, std::move(done));
    }).value();
  }
  bool erase_batch() {
    return awaited<bool>([&](auto done) { erase_some(stores->database.writer(), std::move(done)); })
        .value();
  }

  TempFile file;
  std::optional<TestStores> stores;
  UserId anna, ben;
};

TEST_F(ErasuresTest, AClosedAccountLeavesNothing) {
  fill(450);
  EXPECT_GE(left().size(), 18U);
  close();
  stores->erase_closed();
  EXPECT_THAT(left(), IsEmpty());
  EXPECT_EQ(stores->rows("chat_lines"), 450) << "without their texts";
  EXPECT_EQ(stores->rows("outbox"), 225) << "those to others";
  EXPECT_TRUE(stores->users.by_id(anna)->closed);
  EXPECT_FALSE(erase_batch()) << "nothing is left to do";
}

TEST_F(ErasuresTest, TextsToOthersAreErasedWhenTheAccountIsClosed) {
  fill(450);
  const Studies studies(stores->database.writer(), stores->database.readers());
  EXPECT_EQ(studies.listed_of(anna, {}, 500).items.size(), 450U);
  close();
  const auto remaining = left();
  for (const std::string shown : {"chat_lines", "move_messages", "reports"})
    EXPECT_FALSE(remaining.contains(shown)) << shown;
  EXPECT_EQ(stores->rows("study_chapters"), 450) << "erased afterwards";
  EXPECT_FALSE(studies.find({1})) << "but not shown";
  EXPECT_TRUE(studies.listed_of(anna, {}, 500).items.empty());
  EXPECT_TRUE(studies.owned_by(ben).empty());
  EXPECT_TRUE(studies.of(ben, {}, 500).items.empty()) << "editors lose it too";
}

TEST_F(ErasuresTest, NoLinkOrMailOutlivesTheAccount) {
  script(
      "INSERT INTO mail_secrets (secret, user_id, purpose, email, expires_ms)"
      " VALUES (randomblob(32), 1, 3, 'anna@example.org', 99);"
      "INSERT INTO outbox (user_id, address, subject, body, unsubscribe, created_ms, due_ms)"
      " VALUES (1, 'a', '', '', '', 1, 1), (2, 'b', '', '', '', 1, 1)");
  const Outbox outbox(stores->database.writer(), stores->database.readers());
  EXPECT_EQ(outbox.due(Instant{9}, 10).size(), 2U);
  close();
  EXPECT_EQ(stores->rows("mail_secrets"), 0) << "one could give the account its address back";
  const auto due = outbox.due(Instant{9}, 10);
  ASSERT_EQ(due.size(), 1U) << "before the first batch";
  EXPECT_EQ(due[0].user, ben);
}

TEST_F(ErasuresTest, ReportIfAnythingIsLeft) {
  auto& readers = stores->database.readers();
  EXPECT_FALSE(anything_to_erase(readers));
  script(
      "INSERT INTO studies (id, owner_id, name, visibility, version, next_chapter, created_ms,"
      " updated_ms) VALUES (1, 1, 'Lines', 2, 1, 2, 1, 1)");
  EXPECT_FALSE(anything_to_erase(readers));
  script("UPDATE studies SET removed_ms = 1");
  EXPECT_TRUE(anything_to_erase(readers));
  while (erase_batch()) {
  }
  EXPECT_FALSE(anything_to_erase(readers));
  close();
  EXPECT_TRUE(anything_to_erase(readers));
  stores->erase_closed();
  EXPECT_FALSE(anything_to_erase(readers));
}

TEST_F(ErasuresTest, ContinueAfterARestart) {
  fill(450);
  close();
  for (int batches = 1; erase_batch(); ++batches)
    if (batches % 7 == 0) {
      stores.reset();
      stores.emplace(file.path());
    }
  EXPECT_THAT(left(), IsEmpty());
}

TEST_F(ErasuresTest, ABatchIsSmallRegardlessOfTheAmountStored) {
  // Measured: the largest batch takes some 40,000 steps; all batches together take 50 times as
  // many.
  constexpr std::int64_t most_steps = 100'000;
  fill(1'000);
  std::int64_t all = 0;
  const auto work_of = [&](const std::function<void()>& work) {
    const auto steps = work_of_writers(work).steps;
    all += steps;
    return steps;
  };
  EXPECT_LT(work_of([&] {
              awaited<void>([&](auto done) {
                stores->users.close(ben, Instant{9}, std::move(done));
              }).value();
            }),
            most_steps);
  close();
  bool more = true;
  while (more) {
    const int chapters = stores->rows("study_chapters"), notes = stores->rows("notes");
    EXPECT_LT(work_of([&] { more = erase_batch(); }), most_steps);
    EXPECT_LE(chapters - stores->rows("study_chapters"), 4);
    EXPECT_LE(notes - stores->rows("notes"), 4);
  }
  EXPECT_GT(all, 5 * most_steps) << "the account is full";
  EXPECT_THAT(left(), IsEmpty());
}

TEST_F(ErasuresTest, ARemovedStudyIsGoneAtOnceAndErasedInBatches) {
  fill(450);
  Studies studies(stores->database.writer(), stores->database.readers());
  script(
      "DELETE FROM study_editors WHERE study_id = 2;"
      "UPDATE studies SET removed_ms = 1 WHERE id = 2");
  EXPECT_FALSE(studies.find({2})) << "as if the server had stopped in between";
  int batches = 0;
  for (; erase_batch(); ++batches) EXPECT_LE(work_of_writers([&] { erase_batch(); }).steps, 20'000);
  EXPECT_GE(batches, 5);
  EXPECT_EQ(stores->rows("study_chapters"), 405);
  awaited<void>([&](auto done) {
    studies.remove({.by = anna, .owner = anna, .study = {3}, .at = Instant{5}}, std::move(done));
  }).value();
  EXPECT_EQ(stores->rows("study_chapters"), 360);
  EXPECT_EQ(stores->rows("studies"), 448);
  EXPECT_FALSE(erase_batch());
}

TEST_F(ErasuresTest, ADeletedWebhookIsErasedInBatches) {
  fill(1'000);
  Webhooks webhooks(stores->database.writer(), stores->database.readers());
  awaited<void>([&](auto done) { webhooks.remove(anna, {1}, std::move(done)); }).value();
  EXPECT_EQ(stores->rows("webhook_deliveries"), 0);
  EXPECT_TRUE(webhooks.of(anna).empty());
}

}  // namespace
}  // namespace crownhead::db
