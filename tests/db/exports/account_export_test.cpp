#include "db/exports/account_export.hpp"

#include <gtest/gtest.h>

#include "db/jobs/readers.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/db/tournament_rows.hpp"

namespace crownhead::db {
namespace {

class HeldTest : public testing::Test {
 protected:
  accounts::AccountExport held_about_anna() {
    auto& writer = stores.database.writer();
    auto& readers = stores.database.readers();
    const Sessions sessions(writer, readers);
    const SecondFactors factors(writer, readers);
    const Blocks blocks(writer, readers);
    const Moderation moderation(writer, readers);
    const Challenges challenges(writer, readers);
    const Ratings ratings(readers);
    const Tournaments tournaments(writer, readers);
    const Notes notes(writer, readers);
    const Studies studies(writer, readers);
    const PuzzleTries puzzle_tries(writer, readers);
    const ChatLines chat_lines(writer, readers);
    const Webhooks webhooks(writer, readers);
    const Vacations vacations(writer, readers, {});
    return account_export({.users = stores.users,
                           .contacts = contacts,
                           .sessions = sessions,
                           .factors = factors,
                           .blocks = blocks,
                           .moderation = moderation,
                           .challenges = challenges,
                           .games = stores.games,
                           .game_queries = stores.game_queries,
                           .ratings = ratings,
                           .tournaments = tournaments,
                           .notes = notes,
                           .studies = studies,
                           .puzzle_tries = puzzle_tries,
                           .chat_lines = chat_lines,
                           .webhooks = webhooks,
                           .vacations = vacations},
                          anna, start, "Crownhead")
        .value();
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
  Stores stores{file.path()};
  Contacts contacts{stores.database.writer(), stores.database.readers()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(HeldTest, RatingsComeWithTheirHistory) {
  EXPECT_TRUE(held_about_anna().ratings.empty());
  const GameId game = win_of_anna();
  const auto ratings = held_about_anna().ratings;
  ASSERT_EQ(ratings.size(), 1U);
  EXPECT_EQ(ratings[0].pool, "international");
  EXPECT_EQ(ratings[0].speed, "blitz");
  EXPECT_EQ(ratings[0].rating, 1662);
  EXPECT_TRUE(ratings[0].provisional);
  EXPECT_EQ(ratings[0].games, 1);
  ASSERT_EQ(ratings[0].history.size(), 1U);
  EXPECT_EQ(ratings[0].history[0].rating, 1662);
  EXPECT_EQ(ratings[0].history[0].game, game);
}

TEST_F(HeldTest, SettingsOfMessagesAndWhetherTheAddressIsConfirmed) {
  EXPECT_EQ(held_about_anna().message_settings, accounts::MessageSettings{});
  EXPECT_FALSE(held_about_anna().email_confirmed);
  const accounts::MessageSettings settings{.reminder_hours = {7},
                                           .digest_minute = 480,
                                           .quiet_from_minute = 0,
                                           .quiet_until_minute = 60};
  ASSERT_TRUE(awaited<void>([&](auto done) { contacts.change(anna, settings, std::move(done)); }));
  write("UPDATE users SET email = 'a@example.org', email_confirmed_ms = 5 WHERE name = 'anna'");
  EXPECT_EQ(held_about_anna().message_settings, settings);
  EXPECT_TRUE(held_about_anna().email_confirmed);
}

TEST_F(HeldTest, TournamentsOfAPlayerAndOfADirector) {
  for (const TournamentId id : {TournamentId{1}, TournamentId{2}})
    write(tournament_sql(id, "0, 0, 0, 0, 0, 0, 0", {anna, ben}, {ben}));
  write(tournament_sql({3}, "0, 0, 0, 0, 0, 0, 0", {ben}, {anna}));
  const auto held = held_about_anna();
  ASSERT_EQ(held.tournaments.size(), 2U);
  EXPECT_EQ(held.tournaments[0].tournament, TournamentId{2});
  EXPECT_EQ(held.tournaments[0].tournament_name, "Cup 2");
  EXPECT_EQ(held.tournaments[0].state, "entered");
  EXPECT_EQ(held.tournaments[0].seat, std::nullopt);
  ASSERT_EQ(held.directs.size(), 1U);
  EXPECT_EQ(held.directs[0].tournament, TournamentId{3});
  EXPECT_EQ(held.directs[0].tournament_name, "Cup 3");
}

}  // namespace
}  // namespace crownhead::db
