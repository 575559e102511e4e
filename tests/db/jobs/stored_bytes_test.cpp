#include "db/jobs/stored_bytes.hpp"

#include <gtest/gtest.h>

#include "db/accounts/moderation.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/webhooks.hpp"
#include "db/migrate.hpp"
#include "db/retention.hpp"
#include "db/sqlite/connection.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::db {
namespace {

namespace quotas = accounts::quotas;

constexpr Instant noon{1'000'000};

class StoredBytesTest : public testing::Test {
 protected:
  std::int64_t stored(UserId user) const {
    auto connection = readers.borrow();
    return connection
        ->value<std::int64_t>("SELECT bytes FROM stored_bytes WHERE user_id = ?1", user)
        .value_or(0);
  }
  /// Runs in a job of the writer.
  Result<void> job(std::function<Result<void>(Connection&)> work) {
    return awaited<void>(
        [&](auto done) { writer.submit<void>(Locks::none(), std::move(work), std::move(done)); });
  }
  Result<void> charge(UserId user, std::int64_t more, Instant at = noon) {
    return job([=](Connection& connection) { return charge_bytes(connection, user, more, at); });
  }
  /// Runs outside the writer, whose jobs must not read whole tables.
  void run(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }

  Result<void> note(UserId user, GameId about, const std::string& text) {
    return awaited<void>([&](auto done) { notes.write(user, about, text, noon, std::move(done)); });
  }
  static ChapterText chapter(std::string content) {
    return {.name = "n", .variant = "v", .ruleset = "r", .content = std::move(content)};
  }
  StudyAct act(StudyId study) const {
    return {.by = anna, .owner = anna, .study = study, .seen = SeenVersions{}, .at = noon};
  }
  StudyId study(const std::string& content) {
    return awaited<Made<StudyId>>([&](auto done) {
             studies.create({.owner = anna, .name = "name", .chapter = chapter(content)}, noon,
                            std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  int add_chapter(StudyId id, const std::string& content) {
    return static_cast<int>(awaited<Made<Id<StudyChapter>>>([&](auto done) {
                              studies.add_chapter(act(id), chapter(content), std::nullopt,
                                                  std::move(done));
                            })
                                .value()
                                .id.value);
  }
  Result<std::int64_t> write(StudyId id, int number, const std::string& content) {
    return awaited<std::int64_t>([&](auto done) {
      studies.write_chapter(act(id), number, chapter(content), std::move(done));
    });
  }
  void rename(StudyId id, const std::string& name) {
    awaited<std::int64_t>([&](auto done) {
      studies.change(act(id), {.name = name, .visibility = {}, .editors = {}, .order = {}},
                     std::move(done));
    }).value();
  }
  void order(StudyId id, std::vector<int> order) {
    awaited<std::int64_t>([&](auto done) {
      studies.change(act(id), {.name = {}, .visibility = {}, .editors = {}, .order = order},
                     std::move(done));
    }).value();
  }
  Result<Made<ChatLineId>> say(UserId user, const std::string& text, Instant at = noon) {
    return awaited<Made<ChatLineId>>([&](auto done) {
      lines.add({.game = game, .room = {}, .user = user, .text = text, .at = at}, std::nullopt,
                std::move(done));
    });
  }

  TournamentId tournament(std::string name = "Cup") {
    const tournament::Settings settings{.name = std::move(name),
                                        .variant = "international",
                                        .ruleset = "fmjd",
                                        .control = play::PerMove{seconds(86400)},
                                        .policy = {.all_at_once = true}};
    auto first = tournament::create(settings, 7, {.at = noon, .by = anna}).value();
    return awaited<Made<TournamentId>>([&](auto done) {
             tournaments.create(std::move(first), std::nullopt, std::move(done));
           })
        .value()
        .id;
  }

  TempFile file;
  TestStores stores{file.path()};
  Writer& writer = stores.database.writer();
  Readers& readers = stores.database.readers();
  Studies studies{writer, readers};
  Notes notes{writer, readers};
  ChatLines lines{writer, readers};
  Webhooks webhooks{writer, readers};
  Moderation moderation{writer, readers};
  Tournaments tournaments{writer, readers};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(correspondence_setup(anna, ben));
};

TEST_F(StoredBytesTest, AreCountedInBytesAndRefunded) {
  ASSERT_TRUE(note(anna, game, "\u00e4\u00f6"));
  EXPECT_EQ(stored(anna), 4) << "bytes, not characters";
  ASSERT_TRUE(note(anna, game, "abc"));
  EXPECT_EQ(stored(anna), 3);
  ASSERT_TRUE(note(anna, game, ""));
  EXPECT_EQ(stored(anna), 0);

  const auto id = study("12345");
  EXPECT_EQ(stored(anna), 4 + 3 + 5);
  const int second = add_chapter(id, "123");
  EXPECT_EQ(stored(anna), 12 + 6);
  ASSERT_TRUE(write(id, second, "1234567"));
  EXPECT_EQ(stored(anna), 12 + 10);
  rename(id, "other name");
  EXPECT_EQ(stored(anna), 18 + 10);
  awaited<std::int64_t>([&](auto done) {
    studies.remove_chapter(act(id), second, std::move(done));
  }).value();
  EXPECT_EQ(stored(anna), 18);
  awaited<void>([&](auto done) { studies.remove(act(id), std::move(done)); }).value();
  EXPECT_EQ(stored(anna), 0);
}

TEST_F(StoredBytesTest, CountChatUntilItIsDeleted) {
  ASSERT_TRUE(say(anna, "hello"));
  ASSERT_TRUE(say(ben, "hi", noon + seconds(9)));
  EXPECT_EQ(stored(anna), 5);
  forget(writer, {.chat_before = noon + seconds(5)}, noon + seconds(10));
  stores.database.drain();
  EXPECT_EQ(stored(anna), 0);
  EXPECT_EQ(stored(ben), 2);
}

TEST_F(StoredBytesTest, CountWebhooksAndReports) {
  const auto hook = awaited<Made<WebhookId>>([&](auto done) {
                      webhooks.create(anna, {.url = "https://a.example", .secret = "s"}, noon,
                                      std::nullopt, std::move(done));
                    })
                        .value()
                        .id;
  EXPECT_EQ(stored(anna), 17);
  awaited<Webhook>([&](auto done) {
    webhooks.change(anna, hook, {.url = "https://ab.example"}, noon, std::move(done));
  }).value();
  EXPECT_EQ(stored(anna), 18);
  awaited<void>([&](auto done) { webhooks.remove(anna, hook, std::move(done)); }).value();
  EXPECT_EQ(stored(anna), 0);
  awaited<Made<ReportId>>([&](auto done) {
    moderation.report({.from = anna, .about = ben, .game = {}, .kind = {}, .text = "rude"}, noon,
                      std::nullopt, std::move(done));
  }).value();
  EXPECT_EQ(stored(anna), 4);
}

TEST_F(StoredBytesTest, CountMessagesWithMovesUntilTheyAreTakenBack) {
  const auto append = [&](Attachments attachments) {
    auto loaded = stores.games.load(game)->game;
    Append one{.game = game, .after_version = loaded.version(), .events = {}, .state = loaded};
    one.events = {{noon + seconds(loaded.version()), play::DrawOffered{Seat::white}}};
    if (loaded.version() > 1) one.events[0].what = play::DrawDeclined{};
    play::apply(*one.state, one.events.front());
    one.attachments = std::move(attachments);
    stores.append(std::move(one)).value();
  };
  append({.message = play::MoveMessage{.ply = 1, .version = 2, .by = anna, .text = "hello"}});
  EXPECT_EQ(stored(anna), 5);
  append({.plies_left = 0});
  EXPECT_EQ(stored(anna), 0);
}

TEST_F(StoredBytesTest, CountDirectorsTextsAndAreDeletedWithTheAccount) {
  const auto id = tournament(std::string(100, 'n'));
  const auto before = stored(anna);
  EXPECT_GT(before, 100);
  auto loaded = tournaments.load(id)->tournament;
  const tournament::Event sent{noon, anna, {}, tournament::MessageSent{.text = "round 2 at noon"}};
  tournament::apply(loaded, sent);
  awaited<TournamentStored>([&](auto done) {
    tournaments.append({.tournament = id,
                        .after_version = 1,
                        .events = {sent},
                        .state = loaded,
                        .games = {},
                        .rulings = {},
                        .at = noon},
                       std::move(done));
  }).value();
  EXPECT_EQ(stored(anna), before + 15);
  awaited<void>([&](auto done) { stores.users.close(anna, noon, std::move(done)); }).value();
  EXPECT_EQ(stores.rows("stored_bytes"), 0);
}

TEST_F(StoredBytesTest, AreLimitedByTheStandingOfTheAccount) {
  ASSERT_TRUE(charge(anna, quotas::bytes_at_first));
  const auto refused = charge(anna, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::too_large);
  EXPECT_EQ(stored(anna), quotas::bytes_at_first) << "nothing changed";
  EXPECT_TRUE(charge(anna, -1)) << "less is never refused";
  run("UPDATE users SET email = 'a@example.org', email_confirmed_ms = 5 WHERE name = 'anna'");
  EXPECT_TRUE(charge(anna, quotas::bytes - quotas::bytes_at_first + 1));
  EXPECT_EQ(charge(anna, 1).error().code, Code::too_large);
}

TEST_F(StoredBytesTest, AWeekAndAFinishedGameSufficeWithoutMail) {
  const Instant later = Instant{1000} + quotas::established_after;
  const auto more = quotas::bytes_at_first + 1;
  EXPECT_FALSE(charge(anna, more, later)) << "no game";
  run("INSERT INTO finished_games (id, created_ms, white_id, black_id, variant, speed, outcome,"
      " reason, opening) SELECT id, 0, white_id, black_id, variant, 5, 0, '', '' FROM games"
      " WHERE id = " +
      std::to_string(game.value));
  EXPECT_FALSE(charge(anna, more, later - Millis{1})) << "too young";
  EXPECT_TRUE(charge(anna, more, later));
  EXPECT_TRUE(charge(ben, more, later)) << "with the black pieces";
  run("UPDATE users SET email = 'a@example.org' WHERE name = 'anna'");
  EXPECT_TRUE(charge(anna, 1, later)) << "the site cannot confirm it";
  stores.database.keep_sends_mail(true);
  EXPECT_FALSE(charge(anna, 1, later)) << "it can";
}

/// Fills anna's account and compares what jobs cost before and after.
TEST_F(StoredBytesTest, NoJobReadsMoreWhenMoreIsStored) {
  run("UPDATE users SET role = 1 WHERE id = 1");
  const auto id = study("1");
  const GameId other = stores.game(correspondence_setup(ben, anna));
  struct Act {
    std::string what;
    std::function<void()> work;
    /// Counting 200 studies of an owner and 64 chapters of a study, and finding the first of them.
    std::int64_t more_steps = 900;
  };
  int n = 0;
  const auto few = [&n] { return std::to_string(n++ % 10); };
  const std::vector<Act> acts{
      {"a chapter", [&] { write(id, 1, few()).value(); }},
      {"a name", [&] { rename(id, few()); }},
      {"another study", [&] { study(few()); }},
      {"a note", [&] { note(anna, game, few()).value(); }},
      {"a line of chat", [&] { say(anna, few()).value(); }},
      {"a webhook",
       [&] {
         const auto hook = awaited<Made<WebhookId>>([&](auto done) {
                             webhooks.create(anna, {.url = few(), .secret = "s" + few()}, noon,
                                             std::nullopt, std::move(done));
                           })
                               .value()
                               .id;
         awaited<void>([&](auto done) { webhooks.remove(anna, hook, std::move(done)); }).value();
       }},
      {"a report",
       [&] {
         awaited<Made<ReportId>>([&](auto done) {
           moderation.report({.from = anna, .about = ben, .game = {}, .kind = {}, .text = few()},
                             noon, std::nullopt, std::move(done));
         }).value();
       }},
      {"a tournament", [&] { tournament(); }},
      {"a tidying",
       [&] {
         forget(writer, {.chat_before = Instant{1}, .reports_closed_before = Instant{1}}, noon);
         job([](Connection&) -> Result<void> { return {}; }).value();
       },
       8'000}};  // 500 lines at a time
  const auto costs = [&] {
    std::vector<WriterWork> found;
    for (const auto& act : acts) found.push_back(work_of_writers(act.work));
    return found;
  };
  costs();  // excludes work of the first run only
  const auto empty = costs();
  const std::string long_text(50'000, 'x');
  while (studies.find(id)->chapters.size() < 64) add_chapter(id, long_text);
  for (int i = 0; i < 40; ++i) study(long_text);
  note(anna, other, long_text).value();
  for (int i = 0; i < 300; ++i) say(anna, std::string(300, 'x')).value();
  for (int i = 0; i < 20; ++i) tournament();
  ASSERT_GT(stored(anna), 5'000'000);
  const auto full = costs();
  for (std::size_t i = 0; i < acts.size(); ++i) {
    EXPECT_LE(full[i].steps, empty[i].steps + acts[i].more_steps) << acts[i].what;
    EXPECT_LE(full[i].bytes, empty[i].bytes + 600) << acts[i].what;
  }
}

TEST_F(StoredBytesTest, ATournamentActCostsNoMoreWithMoreEntrants) {
  const auto id = tournament();
  auto now = tournaments.load(id)->tournament;
  const auto does = [&](const tournament::Event& event) {
    TournamentAppend append{.tournament = id,
                            .after_version = now.version(),
                            .events = {event},
                            .state = now,
                            .before = now,
                            .games = {},
                            .rulings = {},
                            .at = noon};
    tournament::apply(append.state, event);
    now = append.state;
    awaited<TournamentStored>([&](auto done) {
      tournaments.append(std::move(append), std::move(done));
    }).value();
  };
  const auto enters = [&](UserId user) {
    does({noon, user, {}, tournament::Entered{.user = user, .rating = 1500}});
  };
  const auto forbids = [&] { does({noon, anna, {}, tournament::ForbiddenPairsSet{}}); };
  enters(ben);
  forbids();
  const auto small = work_of_writers(forbids);
  for (int i = 0; i < 100; ++i) enters(stores.user("player" + std::to_string(i)));
  const auto large = work_of_writers(forbids);
  EXPECT_EQ(tournaments.entries_of(ben).size(), 1U);
  EXPECT_EQ(stores.rows("tournament_entries"), 101);
  EXPECT_LE(large.steps, small.steps + 50);
  EXPECT_LE(large.bytes, small.bytes + 50);
}

}  // namespace
}  // namespace crownhead::db
