// What keeps two nodes from sending the same message.

#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

class Claims : public testing::Test {
 protected:
  OutgoingMail mail(const std::string& subject) const {
    return {.user = anna,
            .address = "anna@example.org",
            .subject = subject,
            .body = {},
            .unsubscribe = {},
            .created = noon};
  }
  bool claims(std::int64_t id, Instant at) {
    return awaited<bool>([&](auto done) { outbox.claim(id, at, std::move(done)); }).value();
  }
  Result<void> notes(std::optional<Instant> since, Instant until, MadeOfNews made = {}) {
    return awaited<void>(
        [&](auto done) { outbox.note({}, std::move(made), since, until, std::move(done)); });
  }
  Result<void> composes(const std::string& subject) {
    return awaited<void>(
        [&](auto done) { outbox.compose(anna, noon, mail(subject), std::move(done)); });
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("Anna");
  Outbox& outbox = stores.outbox;
};

TEST_F(Claims, AMailIsTakenOnceUntilTheClaimExpires) {
  awaited<void>([&](auto done) { outbox.queue(mail("one"), std::move(done)); }).value();
  const auto due = outbox.due(noon, 10);
  ASSERT_EQ(due.size(), 1U);
  EXPECT_TRUE(claims(due[0].id, noon));
  EXPECT_FALSE(claims(due[0].id, noon));
  EXPECT_TRUE(outbox.due(noon + claimed_for - Millis{1}, 10).empty());
  EXPECT_TRUE(claims(due[0].id, noon + claimed_for)) << "its sender was killed";
  awaited<void>([&](auto done) { outbox.sent(due[0].id, std::move(done)); }).value();
  EXPECT_FALSE(claims(due[0].id, noon + seconds(3600)));
}

TEST_F(Claims, NewsAreAnnouncedByTheFirstThatMovesTheCursor) {
  ASSERT_TRUE(notes(std::nullopt, noon));
  EXPECT_EQ(notes(std::nullopt, noon + seconds(1)).error().code, Code::stale_version);
  ASSERT_TRUE(notes(noon, noon + seconds(2)));
  MadeOfNews made;
  made.mails = {mail("twice")};
  EXPECT_EQ(notes(noon, noon + seconds(3), made).error().code, Code::stale_version);
  EXPECT_TRUE(outbox.due(noon + seconds(10), 10).empty());
  EXPECT_EQ(outbox.looked_until(), noon + seconds(2));
}

TEST_F(Claims, AComposedMailIsQueuedOnce) {
  const GameId game = stores.game(correspondence_setup(anna, stores.user("Ben")), noon);
  MadeOfNews made;
  made.notices = {{.user = anna,
                   .game = game,
                   .kind = accounts::NotificationKind::my_turn,
                   .at = noon,
                   .due = noon}};
  ASSERT_TRUE(notes(std::nullopt, noon, made));
  ASSERT_TRUE(composes("first"));
  ASSERT_TRUE(composes("second"));
  const auto due = outbox.due(noon, 10);
  ASSERT_EQ(due.size(), 1U);
  EXPECT_EQ(due[0].subject, "first");
}

}  // namespace
}  // namespace crownhead::db
