#include "db/exports/account_export.hpp"

#include <functional>
#include <gtest/gtest.h>

#include "db/jobs/readers.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

class AccountExportTest : public testing::Test {
 protected:
  /// Reads all pages; `after_page` is called after each.
  std::vector<accounts::ExportPart> read(const std::function<void()>& after_page = [] {}) {
    AccountExport held(stores, anna, start, "Crownhead");
    std::vector<accounts::ExportPart> parts;
    while (held.next([&](accounts::ExportPart part) { parts.push_back(std::move(part)); }))
      after_page();
    return parts;
  }
  template <class T>
  std::vector<T> held() {
    std::vector<T> found;
    for (auto& part : read())
      if (auto* one = std::get_if<T>(&part)) found.push_back(std::move(*one));
    return found;
  }

  GameId win_of_anna() {
    const auto setup = live_setup(anna, ben);
    const GameId id = stores.game(setup, start);
    auto game = play::Game::begin(setup, start).value();
    const auto events = decide(game, play::Resign{Seat::black}, start).value();
    for (const auto& event : events) apply(game, event);
    EXPECT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
    return id;
  }

  void write(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(AccountExportTest, RatingsHaveTheirHistory) {
  EXPECT_TRUE(held<accounts::ExportedRating>().empty());
  const GameId game = win_of_anna();
  const auto found = held<accounts::ExportedRating>();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].pool, "international");
  EXPECT_EQ(found[0].speed, "blitz");
  EXPECT_EQ(found[0].rating, 1662);
  EXPECT_TRUE(found[0].provisional);
  EXPECT_EQ(found[0].games, 1);
  const auto history = held<accounts::ExportedRatingPoint>();
  ASSERT_EQ(history.size(), 1U);
  EXPECT_EQ(history[0].rating, 1662);
  EXPECT_EQ(history[0].game, game);
}

TEST_F(AccountExportTest, HasMessageSettingsAndTheStateOfTheAddress) {
  const auto profile = [&] { return held<accounts::ExportedProfile>().at(0); };
  EXPECT_EQ(profile().notification_settings, accounts::NotificationSettings{});
  EXPECT_FALSE(profile().email_confirmed);
  const accounts::NotificationSettings settings{.reminder_hours = {7},
                                                .digest_minute = 480,
                                                .quiet_from_minute = 0,
                                                .quiet_until_minute = 60};
  ASSERT_TRUE(
      awaited<void>([&](auto done) { stores.contacts.change(anna, settings, std::move(done)); }));
  write("UPDATE users SET email = 'a@example.org', email_confirmed_ms = 5 WHERE name = 'anna'");
  EXPECT_EQ(profile().notification_settings, settings);
  EXPECT_TRUE(profile().email_confirmed);
  write(
      "INSERT INTO identities (user_id, country) SELECT id, 'LAT' FROM users WHERE name = 'anna'");
  write(
      "INSERT INTO player_settings SELECT id, '{\"board\":\"flat\"}' FROM users"
      " WHERE name = 'anna'");
  EXPECT_EQ(profile().identity, Identity{.country = "LAT"});
  EXPECT_EQ(profile().settings, R"({"board":"flat"})");
}

TEST_F(AccountExportTest, HasTournamentsOfAPlayerAndOfADirector) {
  for (const TournamentId id : {TournamentId{1}, TournamentId{2}})
    write(tournament_sql(id, "0, 0, 0, 0, 0, 0, 0", {anna, ben}, {ben}));
  write(tournament_sql({3}, "0, 0, 0, 0, 0, 0, 0", {ben}, {anna}));
  const auto entries = held<accounts::ExportedEntry>();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].tournament, TournamentId{2});
  EXPECT_EQ(entries[0].tournament_name, "Cup 2");
  EXPECT_EQ(entries[0].state, "entered");
  EXPECT_EQ(entries[0].seat, std::nullopt);
  const auto directs = held<accounts::ExportedDirectorship>();
  ASSERT_EQ(directs.size(), 1U);
  EXPECT_EQ(directs[0].tournament, TournamentId{3});
  EXPECT_EQ(directs[0].tournament_name, "Cup 3");
}

TEST_F(AccountExportTest, ListsAreCompleteForAnyPageSize) {
  const GameId game = win_of_anna();
  std::string sql = "BEGIN;";
  for (int i = 1; i <= 450; ++i) {
    const auto n = std::to_string(i);
    sql +=
        "INSERT INTO chat_lines (game_id, room, user_id, text, at_ms) VALUES (1, 0, 1, 'line " + n +
        "', " + n + ");INSERT INTO move_messages (game_id, ply, version, user_id, text)" +
        " VALUES (1, " + n + ", " + n + ", 1, 'm');" +
        "INSERT INTO reports (from_id, about_id, kind, body, created_ms) VALUES (1, 2, 0, 'r', "
        "1);" +
        "INSERT INTO sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms,"
        " id) VALUES (randomblob(32), 1, '', '', 1, 1, 9223372036854775807, " +
        n + ");";
  }
  write(sql + "COMMIT");
  EXPECT_EQ(game, GameId{1});
  const auto chat = held<accounts::ExportedChatLine>();
  ASSERT_EQ(chat.size(), 450U);
  for (std::size_t i = 0; i < chat.size(); ++i)
    EXPECT_EQ(chat[i].text, "line " + std::to_string(i + 1));
  EXPECT_EQ(held<accounts::ExportedMessage>().size(), 450U);
  EXPECT_EQ(held<accounts::Report>().size(), 450U);
  EXPECT_EQ(held<accounts::SessionLine>().size(), 450U);
}

TEST_F(AccountExportTest, FailsIfTheAccountIsClosedDuringTheExport) {
  int pages = 0;
  const auto close = [&] {
    if (++pages == 3)
      awaited<void>([&](auto done) { stores.users.close(anna, start, std::move(done)); }).value();
  };
  EXPECT_THROW(read(close), std::runtime_error);
  EXPECT_EQ(pages, 3);
}

}  // namespace
}  // namespace crownhead::db
