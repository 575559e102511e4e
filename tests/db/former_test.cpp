// No text keeps the name of a closed account.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/exports/account_export.hpp"
#include "db/jobs/readers.hpp"
#include "db/sqlite/connection.hpp"
#include "db/tournaments/tournaments.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

/// Returns a literal of so many zero bytes.
std::string blob_of(std::size_t bytes) { return "x'" + std::string(2 * bytes, '0') + "'"; }

using testing::IsEmpty;

const std::string name = "Evangeline";
constexpr Instant then{1'000'000};

class FormerPlayer : public testing::Test {
 protected:
  /// Returns "TABLE.COLUMN" wherever the name occurs, in texts and in bytes.
  std::vector<std::string> places() {
    SqliteConnection connection(file.path(), SqliteConnection::Mode::read_only);
    std::vector<std::string> found;
    for (const auto& table : connection.values<std::string>(
             "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"))
      for (const auto& column :
           connection.values<std::string>("SELECT name FROM pragma_table_info('" + table + "')"))
        if (*connection.value<int>("SELECT count(*) FROM " + table + " WHERE instr(CAST(" + column +
                                       " AS BLOB), CAST(?1 AS BLOB)) > 0",
                                   name) > 0)
          found.push_back(table + "." + column);
    return found;
  }

  void script(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }
  template <class T, class Start>
  T did(Start start) {
    return awaited<T>(std::move(start)).value();
  }

  /// A tournament that they direct, play in, leave and are promoted from.
  void play_in_a_tournament() {
    std::vector<tournament::Event> events =
        tournament::create({.name = "Cup",
                            .variant = "international",
                            .ruleset = "fmjd",
                            .control = play::PerMove{seconds(86'400)},
                            .policy = {.format = tournament::Format::swiss, .rounds = 3}},
                           7, {.at = then, .by = ben})
            .value();
    const auto does = [&](const tournament::Command& command, UserId by, std::string reason) {
      auto made = tournament::decide(tournament::replay(events), command,
                                     {.at = then, .by = by, .reason = std::move(reason)}, nullptr)
                      .value();
      events.insert(events.end(), made.begin(), made.end());
    };
    does(tournament::ChangeDirectors{{ben, leaving}}, ben, "");
    does(tournament::Enter{.user = leaving}, leaving, "I am " + name);
    does(tournament::Enter{.user = ben}, leaving, "by " + name);
    does(tournament::SendMessage{"yours, " + name}, leaving, "");
    does(tournament::Leave{leaving}, ben, name + " is ill");
    did<Made<TournamentId>>(
        [&](auto done) { tournaments.create(events, std::nullopt, std::move(done)); });
  }

  void live_a_full_life() {
    const GameId game = stores.game(correspondence_setup(leaving, ben), then);
    did<Made<ChatLineId>>([&](auto done) {
      lines.add({game, ChatRoom::players, leaving, "I am " + name, then}, std::nullopt,
                std::move(done));
    });
    did<void>([&](auto done) { notes.write(leaving, game, "to " + name, then, std::move(done)); });
    did<void>([&](auto done) {
      sessions.open({1}, leaving, {name + "'s phone", "192.0.2.1"}, then, Instant{9'000'000},
                    std::move(done));
    });
    did<Made<TokenId>>([&](auto done) {
      sessions.create_token({2}, leaving, {.name = name + "'s bot", .scopes = scope_play}, then,
                            std::nullopt, std::move(done));
    });
    play_in_a_tournament();
    const std::string mine = std::to_string(leaving.value), others = std::to_string(ben.value);
    script(
        "INSERT INTO outbox (user_id, address, subject, body, unsubscribe, created_ms, due_ms)"
        " VALUES (" +
        others + ", 'b@example.org', '" + name +
        " has moved',"
        " 'Your turn against " +
        name +
        ".', '', 1, 1);"
        "INSERT INTO webhooks (id, user_id, url, secret, events, created_ms)"
        " VALUES (1, " +
        others +
        ", 'http://x', 's', 1, 1);"
        "INSERT INTO webhook_deliveries (webhook_id, event, at_ms, data, due_ms) VALUES"
        " (1, 2, 1, '{\"game\":{\"white\":\"" +
        name +
        "\"}}', 1);"
        "INSERT INTO push_keys (id, public_key, private_key, created_ms)"
        " VALUES (1, " +
        blob_of(65) + ", " + blob_of(32) +
        ", 1);"
        "INSERT INTO sessions (id, secret, user_id, device, address, created_ms, seen_ms,"
        " expires_ms) VALUES (90, " +
        blob_of(32) + ", " + others +
        ", '', '', 1, 1, 9000000);"
        "INSERT INTO push_subscriptions (id, user_id, session_id, key_id, endpoint, p256dh, auth,"
        " device, created_ms, seen_ms) VALUES (1, " +
        others + ", 90, 1, 'https://x', " + blob_of(65) + ", " + blob_of(16) +
        ", '', 1, 1);"
        "INSERT INTO push_outbox (subscription_id, user_id, topic, urgency, payload, due_ms,"
        " expires_ms) VALUES (1, " +
        others + ", 't', 2, '{\"title\":\"Your turn against " + name +
        "\"}', 1, 9000000);"
        "INSERT INTO move_messages (game_id, ply, version, user_id, text)"
        " VALUES (1, 1, 2, " +
        mine + ", '" + name +
        "');"
        "INSERT INTO reports (from_id, about_id, kind, body, created_ms)"
        " VALUES (" +
        mine + ", " + others + ", 0, 'I, " + name + "', 1)");
  }

  TempFile file;
  TestStores stores{file.path()};
  ChatLines& lines = stores.chat_lines;
  Notes& notes = stores.notes;
  Sessions& sessions = stores.sessions;
  Tournaments& tournaments = stores.tournaments;
  UserId leaving = stores.user(name), ben = stores.user("ben");
};

TEST_F(FormerPlayer, LeavesNoNameInAnyText) {
  live_a_full_life();
  EXPECT_GE(places().size(), 9U);
  did<void>([&](auto done) { stores.users.close(leaving, then, std::move(done)); });
  stores.erase_closed();
  script("UPDATE outbox SET body = replace(body, 'http://x/@/" + name +
         "x', '')"
         " WHERE instr(body, 'former-') > 0");
  EXPECT_THAT(places(), IsEmpty());
}

TEST_F(FormerPlayer, ReplacesTheNameInQueuedMail) {
  live_a_full_life();
  script("UPDATE outbox SET body = body || ' http://x/" + name + "/1'");
  did<void>([&](auto done) { stores.users.close(leaving, then, std::move(done)); });
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_only);
  const std::string former = "former-" + std::to_string(leaving.value);
  EXPECT_EQ(connection.value<std::string>("SELECT subject FROM outbox"), former + " has moved");
  EXPECT_EQ(connection.value<std::string>("SELECT body FROM outbox"),
            "Your turn against " + former + ". http://x/" + name + "/1")
      << "an address stays one";
  EXPECT_EQ(connection.value<std::string>("SELECT data FROM webhook_deliveries"),
            R"({"game":{"white":")" + former + R"("}})");
  EXPECT_EQ(connection.value<std::string>("SELECT payload FROM push_outbox"),
            R"({"title":"Your turn against )" + former + R"("})");
}

TEST_F(FormerPlayer, FindsTheTextsOfTournamentsInPages) {
  play_in_a_tournament();
  std::vector<std::string> reasons;
  for (const auto page : {&Tournaments::words_by, &Tournaments::words_about})
    for (std::optional<WordsPlace> after = WordsPlace(); after;) {
      const auto found = (tournaments.*page)(leaving, *after, 1);
      for (const auto& words : found.items) {
        const auto* message = std::get_if<tournament::MessageSent>(&words.event.what);
        reasons.push_back(message ? message->text : words.event.reason);
      }
      after = found.next;
    }
  EXPECT_THAT(reasons, testing::UnorderedElementsAre("I am " + name, "by " + name, "yours, " + name,
                                                     name + " is ill"));
}

TEST_F(FormerPlayer, ChangesNothingInTheLogExceptTexts) {
  play_in_a_tournament();
  const auto before = tournaments.log({1}, INT64_MAX, 50).items;
  did<void>([&](auto done) { stores.users.close(leaving, then, std::move(done)); });
  const auto after = tournaments.log({1}, INT64_MAX, 50).items;
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (std::holds_alternative<tournament::MessageSent>(before[i].second.what))
      EXPECT_EQ(after[i].second.what, decltype(tournament::Event::what)(tournament::MessageSent{}));
    else
      EXPECT_EQ(after[i].second.what, before[i].second.what);
  }
  EXPECT_THROW(script("UPDATE tournament_events SET reason = 'x' WHERE version = 1"), SqliteError);
  EXPECT_THROW(script("UPDATE tournament_events SET text = 'x' WHERE version = 1"), SqliteError);
  EXPECT_THROW(script("UPDATE tournament_events SET payload = x'00'"), SqliteError);
  EXPECT_THROW(script("DELETE FROM tournament_events"), SqliteError);
}

}  // namespace
}  // namespace crownhead::db
